-- What a toggled like became, by the Idempotency-Key of its request; an account's next toggle deletes those of over a day.
create table news_like_keys (
  account_id uuid not null references account_users on delete cascade,
  content_id text not null references news_articles on delete cascade,
  key text not null check (length(key) <= 100),
  is_liked boolean not null,
  toggled_at timestamptz not null default now(),
  primary key (account_id, content_id, key)
);
