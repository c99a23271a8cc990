{# cards.js is given: data (Cards) -#}
{% from "partials/card.html" import card -%}
Paperlist.data("cards", {{ data.number }}, [
{% for number, entry in data.entries %}
{{ card(entry, number, "", t, site.language, 2, "lines" if site.large else "") | script }}{{ "," if not loop.last }}
{% endfor %}
]);
