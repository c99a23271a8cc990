{# words.js is given: nothing of its own; these are the words that scripts say -#}
{% set keys = [
  "shown", "colon", "is_starred", "is_seen", "is_unseen", "clear", "nothing", "kept_off", "starred", "failed", "whole",
  "less", "copied", "copy", "download", "cite_format", "cite_text", "cite_select", "picks_said", "picks_lost", "sure", "bad_file", "note", "note_hint", "up", "down", "close",
  "keys", "keys_on", "key_next", "key_previous", "key_open", "key_expand", "key_star", "key_seen",
  "key_unseen", "key_search", "key_back", "key_help", "search_for", "some", "drop", "fields", "meant",
  "recent", "suggestions", "search", "seek_hint",
] -%}
Paperlist.data("words", 0, {
{% for key in keys %}
{{ key | script }}: {{ t.texts[key] | script }}{{ "," if not loop.last }}
{% endfor %}
});
