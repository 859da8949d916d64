/** Counted actions of visitors. */
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
  'copy_code',
] as const
export type UserAction = (typeof userActions)[number]

/** Name of a page's component. */
export const pageNamePattern = /^[a-z][A-Za-z]{1,40}$/

/** A status other than 200, a code other than 0, no response, a script, a video, an article without text. */
export const faultKinds = [
  'ajax_error',
  'return_code_error',
  'request_failure',
  'script_error',
  'video_error',
  'content_error',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** Actions or faults in one call. */
export const mostReports = 20

/** Days that session ids are kept, as the privacy notice says. */
export const sessionDays = 30

/** A visit with a campaign code. */
export const entryAction = 'campaign_entry'

export const campaignCodePattern = /^[\w.-]{1,64}$/

/** Days until an account may count again for the same code. */
export const entryDays = 365

/** A session id: 128 random bits in hex. */
export const sessionIdPattern = /^[0-9a-f]{32}$/
