-- Sign-ins of editors that were ended before their time; a cookie that was kept or copied is refused by its id.
create table news_ended_sign_ins (
  sign_in_id uuid primary key,
  expires_at timestamptz not null
);
