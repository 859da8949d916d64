-- Trips of browsers to a provider and back, each good once and for ten minutes. What the way back needs is sealed.
create table account_trips (
  state_digest bytea primary key check (octet_length(state_digest) = 32),
  browser_digest bytea not null check (octet_length(browser_digest) = 32),
  channel int not null,
  sealed text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
