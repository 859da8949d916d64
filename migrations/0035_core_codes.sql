-- Codes sent by other messages than mails are kept alike: the purpose says whose they are.
alter table account_codes rename to core_codes;
alter table core_codes rename constraint account_codes_pkey to core_codes_pkey;
alter table core_codes drop constraint account_codes_purpose_check;
alter index account_codes_of_subjects rename to core_codes_of_subjects;
