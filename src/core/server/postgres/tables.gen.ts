import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccountAvatars {
  avatar_id: Generated<string>;
  bytes: Buffer;
  user_id: string;
}

export interface AccountBrowsers {
  browser_digest: Buffer;
  seen_at: Generated<Timestamp>;
  user_id: string;
}

export interface AccountCaptchas {
  captcha_id: string;
  expires_at: Timestamp;
}

export interface AccountCodeEntries {
  entered: number;
  network: string;
  since: Timestamp;
  site: string;
  wrong: number;
}

export interface AccountEvents {
  at: Generated<Timestamp>;
  event_id: Generated<Int8>;
  kind: string;
  user_id: string;
}

export interface AccountIdentities {
  channel: number;
  created_at: Generated<Timestamp>;
  subject_digest: Buffer;
  subject_sealed: string;
  user_id: string;
}

export interface AccountPasses {
  browser_digest: Buffer;
  channel: number;
  expires_at: Timestamp;
  nonce: string;
  pass_digest: Buffer;
  used_at: Timestamp | null;
  user_id: string;
}

export interface AccountSessions {
  channel: number;
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  seen_at: Generated<Timestamp>;
  session_id: Generated<string>;
  token_digest: Buffer;
  user_id: string;
}

export interface AccountTrips {
  browser_digest: Buffer;
  channel: number;
  expires_at: Timestamp;
  sealed: string;
  state_digest: Buffer;
  used_at: Timestamp | null;
}

export interface AccountUsers {
  created_at: Generated<Timestamp>;
  language: string | null;
  name_sealed: string | null;
  user_id: Generated<string>;
}

export interface AnalyticsDays {
  action: string;
  count: Int8;
  day: Timestamp;
  language: string;
  page: string;
  sessions: Generated<Int8>;
}

export interface AnalyticsEntrants {
  account_digest: Buffer | null;
  day: Timestamp;
  digest: Buffer;
  is_account: boolean;
}

export interface AnalyticsEntries {
  code: string;
  count: Int8;
  day: Timestamp;
}

export interface AnalyticsSessions {
  day: Timestamp;
  session_id: string;
}

export interface CampaignAllowed {
  allowed_at: Generated<Timestamp>;
  allowed_by: string;
  campaign_id: string;
  digest: Buffer;
  kind: string;
  note: string;
}

export interface CampaignAnswers {
  day: Timestamp;
  is_passed: Generated<boolean>;
  registration_id: string;
  tries: Generated<number>;
}

export interface CampaignAttempts {
  given_at: Generated<Timestamp>;
  number: number;
  registration_id: string;
  source: string;
  used_as: number | null;
}

export interface CampaignAudit {
  campaign_id: string;
  hash: string;
  record: string;
  sequence: number;
}

export interface CampaignBindings {
  alias: Generated<string>;
  bound_at: Generated<Timestamp>;
  campaign_id: string;
  character_id: string;
  has_drawn_before: Generated<boolean>;
  name_sealed: string | null;
  region: string;
  registration_id: string;
  user_id: string | null;
}

export interface CampaignCampaigns {
  campaign_id: string;
  count_deviation: Generated<number>;
  ends_at: Timestamp;
  is_demonstration: boolean;
  rewards_from: Timestamp;
  rewards_until: Timestamp;
  starts_at: Timestamp;
}

export interface CampaignClaims {
  changed_at: Generated<Timestamp>;
  claim_id: Generated<string>;
  draw: number | null;
  level: number | null;
  reason: string | null;
  registration_id: string;
  requested_at: Generated<Timestamp>;
  reward: string;
  state: Generated<string>;
}

export interface CampaignCounters {
  campaign_id: string;
  registered: Generated<number>;
  shard: number;
}

export interface CampaignDraws {
  campaign_id: string;
  drawn_at: Generated<Timestamp>;
  hash: string;
  n: number;
  record: string;
  registration_id: string;
  sequence: number;
  tier: number | null;
}

export interface CampaignDrawSecrets {
  beacon_at: Timestamp | null;
  beacon_name: Json;
  beacon_value: string | null;
  campaign_id: string;
  commitment: string;
  committed_at: Generated<Timestamp>;
  revealed_at: Timestamp | null;
  secret: string | null;
  secret_sealed: string;
}

export interface CampaignHolds {
  campaign_id: string;
  kind: string;
  note: Generated<Json>;
  reason: string;
  set_at: Generated<Timestamp>;
  set_by: string;
}

export interface CampaignIdempotency {
  answer: string;
  answered_at: Generated<Timestamp>;
  digest: Buffer;
  key: string;
  seq: string;
  user_id: string;
}

export interface CampaignInvitations {
  code: string;
  created_at: Generated<Timestamp>;
  ends_at: Timestamp;
  is_ended: Generated<boolean>;
  squad_id: string;
}

export interface CampaignKeptInvitations {
  browser_digest: Buffer;
  code: string;
  kept_at: Generated<Timestamp>;
  user_id: string | null;
}

export interface CampaignMessages {
  scope: string;
  sent: Generated<number>;
  since: Timestamp;
  used: Generated<number>;
}

export interface CampaignPhones {
  campaign_id: string;
  phone_digest: Buffer;
  registration_id: string;
}

export interface CampaignPrizes {
  campaign_id: string;
  prize_id: string;
  rate: number;
  stock: number;
  stock_left: number;
  tier: number;
}

export interface CampaignRecipients {
  campaign_id: string;
  changed_at: Timestamp | null;
  erased_at: Timestamp | null;
  given_at: Timestamp | null;
  recipient_sealed: string | null;
  registration_id: string;
  reminded: Generated<number>;
  reminders: Generated<number>;
  sent_at: Timestamp | null;
  sequence: number;
}

export interface CampaignRegistrations {
  block_digest: Buffer | null;
  browser_digest: Buffer | null;
  campaign_id: string;
  cancelled_at: Timestamp | null;
  network_digest: Buffer | null;
  phone_sealed: string | null;
  region: string;
  registered_at: Generated<Timestamp>;
  registration_id: string;
  source: string | null;
  user_id: string | null;
}

export interface CampaignSeats {
  registration_id: string;
  seat: number;
  squad_id: string;
  taken_at: Generated<Timestamp>;
}

export interface CampaignSpent {
  campaign_id: string;
  digest: Buffer;
  kind: string;
}

export interface CampaignSquads {
  campaign_id: string;
  created_at: Generated<Timestamp>;
  squad_id: Generated<string>;
}

export interface ConsentProofs {
  categories: string[];
  consent_id: string;
  given_at: Generated<Timestamp>;
  language: string;
  revision: number;
}

export interface CoreCodes {
  asked_at: Generated<Timestamp>;
  begun_at: Timestamp | null;
  browser_digest: Buffer;
  code_digest: Buffer;
  code_id: Generated<string>;
  code_sealed: string | null;
  expires_at: Timestamp;
  failed_at: Timestamp | null;
  language: string;
  older_digests: Generated<ArrayType<Buffer>>;
  purpose: string;
  sent_at: Timestamp | null;
  serial: Generated<number>;
  subject_digest: Buffer;
  subject_sealed: string;
  tries: Generated<number>;
  used_at: Timestamp | null;
}

export interface CoreDataKeys {
  name: string;
  proof: string;
  proved_at: Generated<Timestamp>;
}

export interface CoreLimits {
  counted: number;
  ends_at: Timestamp;
  key: string;
}

export interface CoreMigrationLock {
  id: string;
  is_locked: Generated<number>;
}

export interface CoreMigrations {
  name: string;
  timestamp: string;
}

export interface LineupsAuditEvents {
  action: string;
  at: Generated<Timestamp>;
  editor: string;
  id: Generated<Int8>;
  lineup_id: string;
  revision: number | null;
  season: string;
}

export interface LineupsLineups {
  content: Json;
  lineup_id: string;
  revision: Generated<number>;
  season: string;
  shown_from: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface LineupsPins {
  lineup_id: string;
  pinned_at: Generated<Timestamp>;
  season: string;
  user_id: string;
}

export interface LineupsRevisions {
  draft: Json;
  editor: string;
  lineup_id: string;
  revision: number;
  saved_at: Generated<Timestamp>;
  season: string;
}

export interface NewsArticles {
  changes: Generated<Json>;
  content_id: string;
  cover: string;
  father_content_id: string;
  files_checksum: string;
  group_name: string | null;
  group_order: number | null;
  has_related: boolean;
  is_pinned: Generated<boolean>;
  jump_type: string | null;
  jump_url: string | null;
  labels: string[];
  published_at: Timestamp;
  revision: Generated<number>;
  version: Generated<Int8>;
  video: string | null;
}

export interface NewsCards {
  card: Json;
  content_id: string;
  is_pinned: Generated<boolean>;
  label: string;
  language: string;
  published_at: Timestamp;
}

export interface NewsDeeds {
  action: string;
  at: Generated<Timestamp>;
  content_id: string | null;
  editor: string;
  id: Generated<Int8>;
  revision: number | null;
}

export interface NewsEndedSignIns {
  expires_at: Timestamp;
  sign_in_id: string;
}

export interface NewsletterMails {
  begun_at: Timestamp | null;
  content_id: string | null;
  id: Generated<string>;
  made_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
  subscription_id: string;
}

export interface NewsletterSubscriptions {
  asked_at: Generated<Timestamp>;
  asks: Generated<number>;
  asks_since: Generated<Timestamp>;
  confirmed_at: Timestamp | null;
  email_digest: Buffer;
  email_sealed: string;
  id: Generated<string>;
  language: string;
}

export interface NewsLikeKeys {
  account_id: string;
  content_id: string;
  is_liked: boolean;
  key: string;
  toggled_at: Generated<Timestamp>;
}

export interface NewsLikes {
  account_id: string;
  content_id: string;
}

export interface NewsPictures {
  bytes: Buffer;
  height: number;
  name: string;
  width: number;
}

export interface NewsRevisions {
  content_id: string;
  draft: Json;
  editor: string;
  revision: number;
  saved_at: Generated<Timestamp>;
}

export interface NewsTexts {
  content_id: string;
  description: string;
  html: string;
  language: string;
  reading_minutes: number;
  search: string;
  title: string;
  updated_on: Timestamp;
}

export interface NewsWithdrawals {
  count: Int8;
  id: Generated<boolean>;
}

export interface RankingsDatasets {
  byte_count: number;
  content: Buffer;
  counted_at: Timestamp;
  format: string;
  made_at: Generated<Timestamp>;
  name: string;
  row_count: number;
  sha256: string;
}

export interface RankingsMatches {
  digest: Buffer;
  digest_version: Generated<number>;
  match_id: string;
}

export interface RankingsPlayerNames {
  name: string;
  player: Buffer;
}

export interface RankingsPlayers {
  is_sample: boolean;
  place_1: number;
  place_2: number;
  place_3: number;
  place_4: number;
  place_5: number;
  place_6: number;
  place_7: number;
  place_8: number;
  player: Buffer;
  points: Generated<number>;
  set_number: number;
}

export interface RankingsSlices {
  day: Timestamp | null;
  is_sample: Generated<boolean>;
  ladder: string;
  mode: string;
  set_number: number;
  slice_id: Generated<number>;
  updated_at: Generated<Timestamp>;
  version: string;
}

export interface RankingsTallies {
  boards_squared: Int8;
  entity: string;
  kind: string;
  matches: number;
  part: string;
  place_1: number;
  place_2: number;
  place_3: number;
  place_4: number;
  place_5: number;
  place_6: number;
  place_7: number;
  place_8: number;
  place_by_boards: Int8;
  place_squared: Int8;
  slice_id: number;
  top4_by_boards: Int8;
  top4_squared: Int8;
  wins_by_boards: Int8;
  wins_squared: Int8;
}

export interface DB {
  account_avatars: AccountAvatars;
  account_browsers: AccountBrowsers;
  account_captchas: AccountCaptchas;
  account_code_entries: AccountCodeEntries;
  account_events: AccountEvents;
  account_identities: AccountIdentities;
  account_passes: AccountPasses;
  account_sessions: AccountSessions;
  account_trips: AccountTrips;
  account_users: AccountUsers;
  analytics_days: AnalyticsDays;
  analytics_entrants: AnalyticsEntrants;
  analytics_entries: AnalyticsEntries;
  analytics_sessions: AnalyticsSessions;
  campaign_allowed: CampaignAllowed;
  campaign_answers: CampaignAnswers;
  campaign_attempts: CampaignAttempts;
  campaign_audit: CampaignAudit;
  campaign_bindings: CampaignBindings;
  campaign_campaigns: CampaignCampaigns;
  campaign_claims: CampaignClaims;
  campaign_counters: CampaignCounters;
  campaign_draw_secrets: CampaignDrawSecrets;
  campaign_draws: CampaignDraws;
  campaign_holds: CampaignHolds;
  campaign_idempotency: CampaignIdempotency;
  campaign_invitations: CampaignInvitations;
  campaign_kept_invitations: CampaignKeptInvitations;
  campaign_messages: CampaignMessages;
  campaign_phones: CampaignPhones;
  campaign_prizes: CampaignPrizes;
  campaign_recipients: CampaignRecipients;
  campaign_registrations: CampaignRegistrations;
  campaign_seats: CampaignSeats;
  campaign_spent: CampaignSpent;
  campaign_squads: CampaignSquads;
  consent_proofs: ConsentProofs;
  core_codes: CoreCodes;
  core_data_keys: CoreDataKeys;
  core_limits: CoreLimits;
  core_migration_lock: CoreMigrationLock;
  core_migrations: CoreMigrations;
  lineups_audit_events: LineupsAuditEvents;
  lineups_lineups: LineupsLineups;
  lineups_pins: LineupsPins;
  lineups_revisions: LineupsRevisions;
  news_articles: NewsArticles;
  news_cards: NewsCards;
  news_deeds: NewsDeeds;
  news_ended_sign_ins: NewsEndedSignIns;
  news_like_keys: NewsLikeKeys;
  news_likes: NewsLikes;
  news_pictures: NewsPictures;
  news_revisions: NewsRevisions;
  news_texts: NewsTexts;
  news_withdrawals: NewsWithdrawals;
  newsletter_mails: NewsletterMails;
  newsletter_subscriptions: NewsletterSubscriptions;
  rankings_datasets: RankingsDatasets;
  rankings_matches: RankingsMatches;
  rankings_player_names: RankingsPlayerNames;
  rankings_players: RankingsPlayers;
  rankings_slices: RankingsSlices;
  rankings_tallies: RankingsTallies;
}
