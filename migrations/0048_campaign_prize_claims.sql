-- Prizes that are given in the game are claims, too; they have the number of their draw in the log in place of a level.
alter table campaign_claims alter column level drop not null;
alter table campaign_claims add column draw int check (draw >= 1);
alter table campaign_claims add check ((level is null) = (draw is not null));
alter table campaign_claims add unique (registration_id, draw);
create index campaign_claims_draws on campaign_claims (draw) where draw is not null;
