{# cards.js is given: data (Cards); what a reader can do with a paper stands once for all of them -#}
{% from "partials/card.html" import card -%}
{% from "partials/mine.html" import mine -%}
Paperlist.data("cards", {{ data.number }}, {"mine": {{ mine(t, not site.large) | script }}, "cards": [
{% for number, entry in data.entries %}
{{ card(entry, number, "", t, site.language, 2, "lines" if site.large else "", False) | script }}{{ "," if not loop.last }}
{% endfor %}
]});
