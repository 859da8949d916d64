-- Of an account that came by a code: a keyed digest of the account alone, by which it is found when the account is deleted.
alter table analytics_entrants add account_digest bytea check (octet_length(account_digest) = 32);
create index analytics_entrants_of_accounts on analytics_entrants (account_digest) where account_digest is not null;
