-- Tallies as files to download, made anew each day: each as gzip with what tells it is whole.
create table rankings_datasets (
  name text not null check (name ~ '^m\d{1,4}s\d{1,4}-\d{1,4}\.\d{1,4}-[a-z]+$'),
  format text not null check (format in ('csv', 'json')),
  made_at timestamptz not null default now(),
  -- Of the tallies in it.
  counted_at timestamptz not null,
  row_count int not null,
  byte_count int not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  primary key (name, format)
);
