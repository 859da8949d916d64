-- What an erased registration had: rewards, or a seat in a squad or draws. A phone or character gets neither twice.
alter table campaign_spent add column kind text not null default 'rewarded' check (kind in ('rewarded', 'drawn'));
alter table campaign_spent alter column kind drop default;
alter table campaign_spent drop constraint campaign_spent_pkey;
alter table campaign_spent add primary key (campaign_id, digest, kind);

-- Whether its phone or character was in a squad or drew under an account that is deleted; decided when it is bound.
alter table campaign_bindings add column has_drawn_before boolean not null default false;
