-- Instants of a campaign; its phases follow from the clock of the database.
create table campaign_campaigns (
  campaign_id text primary key,
  is_demonstration boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  rewards_from timestamptz not null,
  rewards_until timestamptz not null,
  -- counters less rows, as last compared
  count_deviation int not null default 0,
  check (starts_at < ends_at and ends_at <= rewards_from and rewards_from < rewards_until)
);

-- Registrations counted in several rows, so that one row's lock does not hold up all of them.
create table campaign_counters (
  campaign_id text not null references campaign_campaigns,
  shard smallint not null,
  registered int not null default 0,
  primary key (campaign_id, shard)
) with (fillfactor = 10);

-- Without a phone: erased, which keeps one anonymous count.
create table campaign_registrations (
  registration_id uuid primary key,
  campaign_id text not null references campaign_campaigns,
  region text not null,
  phone_sealed text,
  browser_digest bytea check (octet_length(browser_digest) = 32),
  user_id uuid references account_users on delete set null,
  registered_at timestamptz not null default now(),
  cancelled_at timestamptz,
  unique (campaign_id, user_id)
);
create index campaign_registrations_browsers on campaign_registrations (browser_digest);
create index campaign_registrations_users on campaign_registrations (user_id);

-- Digests of registered numbers under every key: a change of keys keeps a number unique.
create table campaign_phones (
  campaign_id text not null references campaign_campaigns,
  phone_digest bytea not null check (octet_length(phone_digest) = 32),
  registration_id uuid not null references campaign_registrations on delete cascade deferrable initially deferred,
  primary key (campaign_id, phone_digest)
);
create index campaign_phones_registrations on campaign_phones (registration_id);

-- Account, verified phone and character, one to one.
create table campaign_bindings (
  registration_id uuid primary key references campaign_registrations,
  campaign_id text not null references campaign_campaigns,
  user_id uuid references account_users on delete set null,
  region text not null,
  character_id text not null,
  name_sealed text,
  bound_at timestamptz not null default now(),
  unique (campaign_id, user_id),
  unique (campaign_id, region, character_id)
);
create index campaign_bindings_users on campaign_bindings (user_id);

-- Rewards asked for; the id is the key under which the game grants one once.
create table campaign_claims (
  claim_id uuid primary key default gen_random_uuid(),
  registration_id uuid not null references campaign_bindings,
  level smallint not null,
  reward text not null,
  state text not null default 'requested' check (state in ('requested', 'sent', 'granted', 'failed')),
  reason text,
  requested_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (registration_id, level)
);

-- Messages sent, and codes of them that were used, by country, block of numbers, and in all.
create table campaign_messages (
  scope text not null,
  since timestamptz not null,
  sent int not null default 0,
  used int not null default 0,
  primary key (scope, since)
);
create index campaign_messages_since on campaign_messages (since);
