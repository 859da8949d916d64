-- How often visitors did what on which page, by day. Actions, pages and languages are closed sets: no sender can make it grow.
create table analytics_days (
  day date not null,
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  page text not null check (page ~ '^[A-Za-z]{1,40}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  count bigint not null check (count > 0),
  -- those that began with it
  sessions bigint not null default 0 check (sessions >= 0),
  primary key (day, action, page, language)
);

-- Sessions of visitors who accepted analytics, so that each counts once a day. Nothing here tells what was done in one.
create table analytics_sessions (
  day date not null,
  session_id text not null check (session_id ~ '^[0-9a-f]{32}$'),
  primary key (day, session_id)
);
