-- How many came by which code of a campaign, by day. Codes that the operator does not know count together, as ''.
create table analytics_entries (
  day date not null,
  code text not null check (code ~ '^[A-Za-z0-9_.-]{0,64}$'),
  count bigint not null check (count > 0),
  primary key (day, code)
);

-- Who was counted for a code, so that each counts once: a keyed digest of the code and the account, or of the code, the day and
-- what network and browser tell. Nothing leads from it back to anybody; those of visitors go with their day.
create table analytics_entrants (
  digest bytea primary key check (octet_length(digest) = 32),
  day date not null,
  is_account boolean not null
);
create index analytics_entrants_by_day on analytics_entrants (day);
