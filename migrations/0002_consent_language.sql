-- The site's languages are a list in its code: a new one needs no migration, and its proofs must not be refused.
alter table consent_proofs
  drop constraint consent_proofs_language_check,
  add constraint consent_proofs_language_check check (language ~ '^[a-z]{2}$');
