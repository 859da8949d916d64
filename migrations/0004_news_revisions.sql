-- Every state of an article that was ever saved, by an editor or an import; the newest is its draft. None is ever changed.
create table news_revisions (
  content_id text not null check (content_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(content_id) <= 64),
  revision integer not null check (revision > 0),
  saved_at timestamptz not null default now(),
  editor text not null,
  draft jsonb not null,
  primary key (content_id, revision)
);

-- What was done in the studio, and by imports: never changed, never deleted.
create table news_deeds (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  editor text not null,
  action text not null check (action in ('import', 'save', 'restore', 'publish', 'withdraw', 'picture', 'sign_in')),
  content_id text,
  revision integer
);

create index news_deeds_article on news_deeds (content_id, id desc);

-- The revision that readers see. An article that was withdrawn has its publication at infinity.
alter table news_articles add column revision integer not null default 1;

-- Articles from before there were revisions.
insert into news_revisions (content_id, revision, editor, draft)
select content_id, 1, 'import', jsonb_build_object(
  'labels', labels,
  'published', to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'father', nullif(father_content_id, content_id),
  'group', group_name,
  'order', group_order,
  'related', has_related,
  'video', video,
  'cover', cover,
  'jump', case when jump_type is null then null else jsonb_build_object('type', jump_type, 'url', jump_url) end,
  'texts', (
    select jsonb_object_agg(language, jsonb_build_object(
      'title', title, 'description', description, 'html', html, 'updated', updated_on::text))
    from news_texts where news_texts.content_id = news_articles.content_id
  )
)
from news_articles;

insert into news_deeds (editor, action, content_id, revision) select 'import', 'import', content_id, 1 from news_articles order by content_id;

-- Pictures that editors have sent, made anew: by what they hold, so that the same one is kept once.
create table news_pictures (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  bytes bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
