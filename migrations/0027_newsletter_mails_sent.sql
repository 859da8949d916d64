-- Whether a message has left: what was begun and cut off may have arrived or not, and the operator decides.
alter table newsletter_mails add column sent_at timestamptz;
update newsletter_mails set sent_at = begun_at where begun_at is not null;
