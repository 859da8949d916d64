-- Captchas that were solved and used, until they would be over: each is good once.
create table account_captchas (
  captcha_id text primary key,
  expires_at timestamptz not null
);

-- How many codes were entered in ten seconds each, and how many of them were wrong, for all instances. Nothing of it must outlive a crash.
create unlogged table account_code_entries (
  since timestamptz primary key,
  entered int not null,
  wrong int not null
);
