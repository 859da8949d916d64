-- Matches that were counted, each once. The digest tells a repeated record from another one of the same match.
create table rankings_matches (
  match_id text primary key check (match_id ~ '^[!-~]{1,80}$'),
  digest bytea not null check (octet_length(digest) = 16)
);

-- Where tallies belong. A day for what has a trend, none for what is counted by version alone.
create table rankings_slices (
  slice_id int generated always as identity primary key,
  set_number int not null check (set_number > 0),
  version text not null check (version ~ '^\d{1,4}\.\d{1,4}$'),
  day date,
  mode text not null check (mode in ('ranked', 'normal', 'turbo', 'duos')),
  step text not null check (step in ('none', 'iron-silver', 'gold-emerald', 'diamond', 'master')),
  -- of the last change
  updated_at timestamptz not null default now(),
  unique nulls not distinct (set_number, version, mode, step, day)
);

-- Boards by place, and the sums by match that tell how alike boards of one match are: see tally.rules.ts. All of it adds up.
create table rankings_tallies (
  slice_id int not null references rankings_slices on delete cascade,
  kind text not null check (kind in ('all', 'champion', 'item', 'trait', 'stars', 'champion-item', 'champion-items', 'partner')),
  entity text not null,
  part text not null,
  place_1 int not null,
  place_2 int not null,
  place_3 int not null,
  place_4 int not null,
  place_5 int not null,
  place_6 int not null,
  place_7 int not null,
  place_8 int not null,
  matches int not null check (matches > 0),
  boards_squared bigint not null,
  place_squared bigint not null,
  place_by_boards bigint not null,
  top4_squared bigint not null,
  top4_by_boards bigint not null,
  wins_squared bigint not null,
  wins_by_boards bigint not null,
  primary key (slice_id, kind, entity, part)
);
