-- Digests of version 1 changed with the game data and with the ranks of players. What they were made of is gone: they are
-- compared with none, and a match that has one is taken as sent again. An older build goes on to write them.
alter table rankings_matches add column digest_version smallint not null default 1;
