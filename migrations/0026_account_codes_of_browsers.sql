-- Limits count by the database's clock.
drop table core_limits;
create unlogged table core_limits (
  key text primary key,
  counted int not null,
  ends_at timestamptz not null
);

-- A code belongs to the browser that asked: what others ask for the same address leaves it alone. Codes last ten minutes.
delete from account_codes;
alter table account_codes drop constraint account_codes_pkey;
drop index account_codes_of_browsers;
alter table account_codes add primary key (purpose, browser_digest);
create index account_codes_of_subjects on account_codes (subject_digest);

-- Entered codes by network and by the wider network of its provider's customer. Nothing of it must outlive a crash.
drop table account_code_entries;
create unlogged table account_code_entries (
  since timestamptz not null,
  network text not null,
  site text not null,
  entered int not null,
  wrong int not null,
  primary key (network, since)
);
create index account_code_entries_since on account_code_entries (since);

-- Browsers that signed in to an account by a code: letters to its address keep a reserve for them.
create table account_browsers (
  user_id uuid not null references account_users on delete cascade,
  browser_digest bytea not null check (octet_length(browser_digest) = 32),
  seen_at timestamptz not null default now(),
  primary key (user_id, browser_digest)
);
