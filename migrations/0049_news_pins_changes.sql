-- Editors pin articles to the top of lists; patch notes say what they change as data, in all languages.
alter table news_articles add column is_pinned boolean not null default false;
alter table news_articles add column changes jsonb not null default '[]';
alter table news_cards add column is_pinned boolean not null default false;
update news_revisions set draft = draft || '{"pinned": false, "changes": []}';

drop index news_cards_feed;
create index news_cards_feed on news_cards (language, label, is_pinned desc, published_at desc, content_id);
