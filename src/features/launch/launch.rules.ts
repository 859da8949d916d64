/** Sections of home in their order, as the address names them. */
export const launchSections = ['homeView', 'championsInfo', 'uniqueTraits'] as const
export type LaunchSection = (typeof launchSections)[number]
