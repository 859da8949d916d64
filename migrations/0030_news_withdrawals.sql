-- How often an article stopped being public: an instance that kept pages at another count drops those of articles.
create table news_withdrawals (
  id boolean primary key default true check (id),
  count bigint not null
);
insert into news_withdrawals (count) values (0);

create function news_count_withdrawal() returns trigger language plpgsql as $$
begin
  update news_withdrawals set count = count + 1;
  perform pg_notify('encore_pages', 'withdrawal');
  return null;
end
$$;

create trigger news_articles_withdrawn after update of published_at on news_articles
for each row when (old.published_at <= now() and new.published_at > now())
execute function news_count_withdrawal();

create trigger news_articles_deleted after delete on news_articles
for each row when (old.published_at <= now())
execute function news_count_withdrawal();
