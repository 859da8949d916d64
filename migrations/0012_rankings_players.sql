-- Players of Duos matches by what they reached. A player is a digest under the site's keys: nobody else can tell whose it is.
create table rankings_players (
  set_number int not null check (set_number > 0),
  is_sample boolean not null,
  player bytea not null check (octet_length(player) = 32),
  place_1 int not null,
  place_2 int not null,
  place_3 int not null,
  place_4 int not null,
  place_5 int not null,
  place_6 int not null,
  place_7 int not null,
  place_8 int not null,
  points int not null generated always as (
    10 * place_1 + 7 * place_2 + 5 * place_3 + 3 * place_4 - 2 * place_5 - 4 * place_6 - 6 * place_7 - 8 * place_8) stored,
  primary key (set_number, is_sample, player)
);
create index rankings_players_by_points on rankings_players (set_number, is_sample, points desc, player);
create index rankings_players_of_matches on rankings_players (player);

-- Names of those who let the operator show them.
create table rankings_player_names (
  player bytea primary key check (octet_length(player) = 32),
  name text not null check (char_length(name) between 1 and 32)
);
