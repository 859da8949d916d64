-- What a visitor agreed to, as proof: no network address, no account, nothing that tells who it was.
create table consent_proofs (
  consent_id uuid not null,
  revision integer not null check (revision >= 0),
  categories text[] not null check (categories <@ array['necessary', 'personalization', 'analytics']),
  language text not null check (language in ('en', 'zh', 'th', 'ms')),
  given_at timestamptz not null default now(),
  primary key (consent_id, given_at)
);

create index consent_proofs_given_at on consent_proofs (given_at);
