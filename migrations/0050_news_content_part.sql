-- The first 200 characters of each text as plain text (content_part), as articles stored from now on have them.
update news_cards set card = card || jsonb_build_object('part', left(trim(regexp_replace(
    replace(replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&#x3C;', '<'), '&#x26;', '&'), '\s+', ' ', 'g')), 200))
from news_texts
where news_texts.content_id = news_cards.content_id and news_texts.language = news_cards.language;
