import type { CampaignSettings } from './campaign-settings.rules.ts'

/** A limit of messages within a time. */
export interface MessageLimit {
  most: number
  seconds: number
}

const hour = 3600

/** Messages to one number. */
export const numberLimits = {
  minute: { most: 1, seconds: 60 },
  hour: { most: 5, seconds: hour },
  day: { most: 10, seconds: 24 * hour },
} as const satisfies Record<string, MessageLimit>

/** Further messages to a number from the browser that proved it last: strangers can't use them up. */
export const reservedLimits = {
  minute: { most: 1, seconds: 60 },
  hour: { most: 2, seconds: hour },
  day: { most: 4, seconds: 24 * hour },
} as const satisfies Record<string, MessageLimit>

/** Messages to a block of 1,000 numbers, which share all but their last three digits. */
export const blockLimit: MessageLimit = { most: 20, seconds: 600 }

/** The block of a number in E.164 form. */
export const blockOf = (number: string): string => number.slice(0, -3)

/** Messages to a country in a day, by its budget of money. */
export const countryLimit = ({
  messagePrice,
  dailyBudget,
}: Pick<CampaignSettings['regions'][number], 'messagePrice' | 'dailyBudget'>): MessageLimit => ({
  most: Math.floor(dailyBudget / messagePrice),
  seconds: 24 * hour,
})

/** Messages to all numbers. */
export const totalLimit = ({ messagesPerHour }: Pick<CampaignSettings, 'messagesPerHour'>): MessageLimit => ({
  most: messagesPerHour,
  seconds: hour,
})

/** Least part of codes sent within `seconds`, the last `delay` left out, that is used where no captcha is due. */
export const conversionFloor = { floor: 0.25, seconds: hour, delay: 120, fewest: { block: 8, country: 50 } }

export const isConversionLow = ({ sent, used }: { sent: number; used: number }, fewest: number): boolean =>
  sent >= fewest && used < conversionFloor.floor * sent
