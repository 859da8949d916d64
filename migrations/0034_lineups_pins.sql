-- Recommended lineups that a player keeps at hand.
create table lineups_pins (
  user_id uuid not null references account_users on delete cascade,
  season text not null,
  lineup_id text not null,
  pinned_at timestamptz not null default clock_timestamp(),
  primary key (user_id, season, lineup_id)
);
