-- Recommended lineups as their files say, by season and id: see lineup-schema.ts.
create table lineups_lineups (
  season text not null check (season ~ '^m\d{1,4}s\d{1,4}$'),
  lineup_id text not null check (lineup_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  content jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (season, lineup_id)
);
