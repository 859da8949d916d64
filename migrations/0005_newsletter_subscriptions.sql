-- Readers of the newsletter. An address is sealed by a key that the database does not have, and found by a keyed digest.
create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email_digest bytea not null unique,
  email_sealed text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  asked_at timestamptz not null default now(),
  asks integer not null default 1,
  asks_since timestamptz not null default now(),
  confirmed_at timestamptz
);

create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (asked_at) where confirmed_at is null;

-- A message to one reader: an article, or without one the question whether the address is theirs. What has begun is never sent again.
create table newsletter_mails (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references newsletter_subscriptions on delete cascade,
  content_id text references news_articles on delete cascade,
  made_at timestamptz not null default now(),
  begun_at timestamptz,
  unique (subscription_id, content_id)
);
