-- What the operator has stopped for a while; every instance reads it with the act that it stops.
create table campaign_holds (
  campaign_id text not null references campaign_campaigns,
  kind text not null check (kind in ('registrations', 'messages', 'joins', 'draws')),
  reason text not null check (reason <> ''),
  -- for players, by language
  note jsonb not null default '{}',
  set_by text not null,
  set_at timestamptz not null default now(),
  primary key (campaign_id, kind)
);
