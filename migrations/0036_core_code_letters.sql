-- A message and its page share a letter, by which a player finds the newest of several messages.
alter table core_codes add column serial int not null default 0;
-- Digests of the browser's former codes for the subject: entering one of them gets an answer of its own.
alter table core_codes add column older_digests bytea[] not null default '{}';
