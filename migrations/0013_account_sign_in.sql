-- Who signed in. A name is what the person chose; without one the channel names them.
create table account_users (
  user_id uuid primary key default gen_random_uuid(),
  name text check (char_length(name) between 1 and 32),
  created_at timestamptz not null default now()
);

-- The ways in which they sign in. The subject, an address or the id at a provider, is found by a keyed digest and kept sealed.
create table account_identities (
  channel int not null,
  subject_digest bytea not null check (octet_length(subject_digest) = 32),
  subject_sealed text not null,
  user_id uuid not null references account_users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (channel, subject_digest)
);
create index account_identities_of_users on account_identities (user_id);

-- Codes that were asked for: the last one of a subject for a purpose, bound to the browser that asked. The sealed letter is gone once it was sent.
create table account_codes (
  purpose text not null check (purpose in ('sign-in')),
  subject_digest bytea not null check (octet_length(subject_digest) = 32),
  browser_digest bytea not null check (octet_length(browser_digest) = 32),
  code_id uuid not null default gen_random_uuid() unique,
  code_digest bytea not null check (octet_length(code_digest) = 32),
  subject_sealed text not null,
  code_sealed text,
  language text not null,
  tries int not null default 0,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  begun_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  used_at timestamptz,
  primary key (purpose, subject_digest)
);
create index account_codes_of_browsers on account_codes (browser_digest, purpose);

-- What leads a browser back from the sign-in page to the site, once and within a minute.
create table account_passes (
  pass_digest bytea primary key check (octet_length(pass_digest) = 32),
  browser_digest bytea not null check (octet_length(browser_digest) = 32),
  nonce text not null,
  channel int not null,
  user_id uuid not null references account_users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Sessions by the digest of the token in the cookie.
create table account_sessions (
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  session_id uuid not null default gen_random_uuid() unique,
  user_id uuid not null references account_users on delete cascade,
  channel int not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index account_sessions_of_users on account_sessions (user_id);

-- Counts of what is limited, for all instances; its columns are those of rate-limiter-flexible. Nothing of it must outlive a crash.
create unlogged table core_limits (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

-- Likes go with the account that gave them.
alter table news_likes alter column account_id type uuid using account_id::uuid;
alter table news_likes add foreign key (account_id) references account_users on delete cascade;
