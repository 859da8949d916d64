-- Squads: friends who invite each other.
create table campaign_squads (
  squad_id uuid primary key default gen_random_uuid(),
  campaign_id text not null references campaign_campaigns,
  created_at timestamptz not null default now()
);

-- Taken seats, each by a binding; an erased member leaves an empty seat that stays taken.
create table campaign_seats (
  squad_id uuid not null references campaign_squads,
  seat smallint not null check (seat >= 1),
  registration_id uuid not null unique references campaign_bindings,
  taken_at timestamptz not null default now(),
  primary key (squad_id, seat)
);

-- Codes by which friends join a squad, until they end or their squad ends them.
create table campaign_invitations (
  code text primary key,
  squad_id uuid not null references campaign_squads,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  is_ended boolean not null default false
);
create index campaign_invitations_squads on campaign_invitations (squad_id);

-- Codes that a browser, and later its account, keeps on the way to a squad.
create table campaign_kept_invitations (
  browser_digest bytea primary key check (octet_length(browser_digest) = 32),
  user_id uuid references account_users on delete cascade,
  code text not null,
  kept_at timestamptz not null default now()
);
create index campaign_kept_invitations_users on campaign_kept_invitations (user_id);

-- Attempts to draw: why each was given, and which draw used it (its number among the draws of the binding).
create table campaign_attempts (
  registration_id uuid not null references campaign_bindings,
  source text not null check (source in ('create', 'join', 'full')),
  number smallint not null,
  given_at timestamptz not null default now(),
  used_as int,
  primary key (registration_id, source, number),
  unique (registration_id, used_as)
);
