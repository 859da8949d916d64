-- Every saved state of a lineup, by an editor or an import; the newest is its draft. No row is ever changed.
create table lineups_revisions (
  season text not null check (season ~ '^m\d{1,4}s\d{1,4}$'),
  lineup_id text not null check (lineup_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  revision integer not null check (revision > 0),
  saved_at timestamptz not null default now(),
  editor text not null,
  draft jsonb not null,
  primary key (season, lineup_id, revision)
);

-- What editors, the operator and imports did with lineups: never changed, never deleted.
create table lineups_audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  editor text not null,
  action text not null check (action in ('import', 'save', 'restore', 'publish', 'withdraw')),
  season text not null,
  lineup_id text not null,
  revision integer
);

create index lineups_audit_events_lineup on lineups_audit_events (season, lineup_id, id desc);

-- A row for each publication: players see the newest one whose moment has come. A withdrawn lineup has none.
alter table lineups_lineups
  add column shown_from timestamptz not null default now(),
  add column revision integer not null default 1 check (revision > 0),
  drop constraint lineups_lineups_pkey,
  add primary key (season, lineup_id, shown_from);

-- Lineups from before there were revisions.
insert into lineups_revisions (season, lineup_id, revision, editor, draft)
select season, lineup_id, 1, 'import', content from lineups_lineups;

insert into lineups_audit_events (editor, action, season, lineup_id, revision)
select 'import', 'import', season, lineup_id, 1 from lineups_lineups order by season, lineup_id;
