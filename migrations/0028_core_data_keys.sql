-- Keys of sealed data, each with a text that it sealed: a start with other keys is refused.
create table core_data_keys (
  name text primary key,
  proof text not null,
  proved_at timestamptz not null default now()
);
