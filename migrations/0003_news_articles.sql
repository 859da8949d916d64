-- Grows with each change of an article.
create sequence news_versions;

-- An article: what its languages share.
create table news_articles (
  content_id text primary key check (content_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(content_id) <= 64),
  -- the piece of which it is a version
  father_content_id text not null,
  labels text[] not null check (cardinality(labels) > 0),
  published_at timestamptz not null,
  group_name text,
  group_order integer check (group_order > 0),
  has_related boolean not null,
  video text,
  -- the name of a drawn cover, else that of the first label stands for it
  cover text not null,
  -- where its card leads instead of to its own page
  jump_type text check (jump_type in ('article', 'external', 'picture', 'link')),
  jump_url text,
  version bigint not null default nextval('news_versions'),
  -- SHA-256 of the files it was imported from: the same files again change nothing
  files_checksum text not null,
  check ((group_name is null) = (group_order is null)),
  unique (group_name, group_order) deferrable initially deferred
);

create index news_articles_publication on news_articles (published_at);
create index news_articles_father on news_articles (father_content_id, published_at desc, content_id);

create table news_texts (
  content_id text not null references news_articles on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  title text not null,
  description text not null,
  html text not null check (octet_length(html) <= 1048576),
  updated_on date not null,
  reading_minutes integer not null check (reading_minutes > 0),
  -- words of title (A), description (B) and text (C) as the application divides them: PostgreSQL knows no Thai or Chinese words
  search tsvector not null,
  primary key (content_id, language)
);

create index news_texts_search on news_texts using gin (search);

-- What lists show, ready to be sent: a row for each language and label, and one for all labels together. A page of a list is a range of the index.
create table news_cards (
  language text not null,
  label text not null,
  published_at timestamptz not null,
  content_id text not null references news_articles on delete cascade,
  card jsonb not null,
  primary key (language, label, content_id)
);

create index news_cards_feed on news_cards (language, label, published_at desc, content_id);

-- One like an account.
create table news_likes (
  content_id text not null references news_articles on delete cascade,
  account_id text not null,
  primary key (content_id, account_id)
);
