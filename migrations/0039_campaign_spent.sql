-- Keyed digests of the phones and characters of erased registrations that had rewards: none is rewarded again.
create table campaign_spent (
  campaign_id text not null references campaign_campaigns,
  digest bytea not null check (octet_length(digest) = 32),
  primary key (campaign_id, digest)
);
