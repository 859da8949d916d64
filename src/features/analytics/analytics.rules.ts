/** What of visitors' doings is counted. */
export const userActions = [
  'page_view',
  'share',
  'video_play',
  'language_switch',
  'store_button',
  'search',
  'news_click',
  'filter_change',
  'sign_in',
  'social_link',
  'back_to_game',
] as const
export type UserAction = (typeof userActions)[number]

/** What the name of a page's component looks like. */
export const pageNamePattern = /^[A-Z][A-Za-z]{1,40}Page$/

/** What may go wrong where a visitor is: a status other than 200, a code other than 0, no answer, a script, a video, an article without text. */
export const faultKinds = [
  'ajax_error',
  'return_code_error',
  'request_failure',
  'script_error',
  'video_error',
  'content_error',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** Of actions or faults in one call. */
export const mostReports = 20

/** Days that the ids of sessions are kept, as the privacy notice says. */
export const sessionDays = 30

/** That somebody came by the code of a campaign. */
export const entryAction = 'campaign_entry'

/** What the code of a campaign looks like. */
export const campaignCodePattern = /^[\w.-]{1,64}$/

/** Days for which an account is not counted again for a code. */
export const entryDays = 365

/** What a session's id looks like: 128 random bits in hex. */
export const sessionIdPattern = /^[0-9a-f]{32}$/
