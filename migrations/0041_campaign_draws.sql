-- Ten characters of Crockford's base 32; only bytes of a UUID that are wholly random are taken.
create function campaign_new_alias() returns text language sql volatile as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + get_byte(bytes, at) % 32, 1), '')
  from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) as random,
    unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) as at
$$;

-- The name under which the public log of draws has a binding.
alter table campaign_bindings add column alias text not null default campaign_new_alias()
  check (alias ~ '^[0-9a-hjkmnp-tv-z]{10}$');
alter table campaign_bindings add unique (campaign_id, alias);

-- What is promised before a campaign, never replaced: the digest of a secret, and a public event yet to come.
create table campaign_draw_secrets (
  campaign_id text primary key references campaign_campaigns,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- the secret's 32 bytes in hex, sealed
  secret_sealed text not null,
  committed_at timestamptz not null default now(),
  -- by language
  beacon_name jsonb not null,
  beacon_value text check (beacon_value ~ '^[0-9A-Za-z._-]{8,128}$'),
  beacon_at timestamptz,
  -- in hex; null until it is revealed
  secret text check (secret ~ '^[0-9a-f]{64}$'),
  revealed_at timestamptz,
  check ((beacon_value is null) = (beacon_at is null)),
  check ((secret is null) = (revealed_at is null))
);

-- Prizes of the draw with their rate in parts per million.
create table campaign_prizes (
  campaign_id text not null references campaign_draw_secrets,
  tier smallint not null check (tier between 1 and 4),
  prize_id text not null,
  rate int not null check (rate between 1 and 999999),
  stock int not null check (stock >= 0),
  stock_left int not null check (stock_left between 0 and stock),
  primary key (campaign_id, tier)
) with (fillfactor = 10);

-- The log of draws; the hash is of the very text of the record. Each foreign key costs a look-up for each draw.
create table campaign_draws (
  campaign_id text not null,
  sequence int not null check (sequence >= 1),
  registration_id uuid not null references campaign_bindings,
  n int not null check (n >= 1),
  -- null: thank you
  tier smallint,
  record text not null,
  hash text not null,
  drawn_at timestamptz not null default now(),
  primary key (campaign_id, sequence),
  unique (registration_id, n),
  foreign key (campaign_id, tier) references campaign_prizes
);

-- Answers to requests with a key, by which a repeat gets the same bytes.
create table campaign_idempotency (
  user_id uuid not null references account_users on delete cascade,
  key text not null,
  -- SHA-256 of route and body
  digest bytea not null check (octet_length(digest) = 32),
  answer text not null,
  seq text not null,
  answered_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index campaign_idempotency_answered on campaign_idempotency using brin (answered_at);

-- Questions before a draw: the tries of a day, and whether a right answer waits for its draw.
create table campaign_answers (
  registration_id uuid primary key references campaign_bindings,
  day date not null,
  tries smallint not null default 0,
  is_passed boolean not null default false
);
