-- Where a registration came from; null before this was kept, and without script.
alter table campaign_registrations add column source text
  check (source in ('direct', 'home', 'site', 'invitation', 'web-view', 'link'));
-- Keyed digests of its network and of its block of 1,000 numbers, erased 90 days after the campaign's end.
alter table campaign_registrations add column network_digest bytea check (octet_length(network_digest) = 32);
alter table campaign_registrations add column block_digest bytea check (octet_length(block_digest) = 32);

-- Networks, blocks of numbers and browsers that the operator knows: they are no signals of abuse.
create table campaign_allowed (
  campaign_id text not null references campaign_campaigns,
  kind text not null check (kind in ('network', 'block', 'device')),
  digest bytea not null check (octet_length(digest) = 32),
  note text not null check (note <> ''),
  allowed_by text not null,
  allowed_at timestamptz not null default now(),
  primary key (campaign_id, kind, digest)
);
