import { momentInWords } from '#src/core/timestamps.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { RichText } from '#src/core/web/texts/RichText.tsx'
import type { Rich } from '#src/core/web/texts/rich.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { Campaign, CampaignRegionRules } from '../../campaign.contract.ts'
import styles from './EventGuide.module.css'
import { Section } from './Section.tsx'

export interface RulesOfRegion {
  region: string
  html: Rich
}

/** The rules in plain words: dates, steps, and the rules of each region. */
export function EventGuide({ campaign, rules }: { campaign: Campaign; rules: RulesOfRegion[] }) {
  const t = useText()
  return (
    <Section name="guide" lead={campaign.isDemonstration ? t('campaign.page.demonstration') : undefined}>
      <div className={styles.guide}>
        <Steps campaign={campaign} />
        <Dates campaign={campaign} />
      </div>
      <h3 className={styles.subtitle}>{t('campaign.section.guide.rules')}</h3>
      <div className={styles.regions}>
        {campaign.regions.map((region) => (
          <RegionRules key={region.id} region={region} rules={rules} />
        ))}
      </div>
    </Section>
  )
}

const steps = ['register', 'cancel', 'count', 'bind', 'collect'] as const

function Steps({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const date = useDay()(campaign.rewardsFrom)
  return (
    <div>
      <h3 className={styles.subtitle}>{t('campaign.section.guide.steps')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`campaign.section.guide.step.${step}`, { date })}</li>
        ))}
      </ol>
    </div>
  )
}

const dates = [
  ['starts', 'startsAt'],
  ['ends', 'endsAt'],
  ['rewards', 'rewardsFrom'],
  ['until', 'rewardsUntil'],
] as const

function Dates({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const { place, timeZone } = usePageContext()
  const reader = { language: place.language, timeZone }
  return (
    <div>
      <h3 className={styles.subtitle}>{t('campaign.section.guide.dates')}</h3>
      <dl className={styles.dates}>
        {dates.map(([name, instant]) => (
          <div key={name}>
            <dt>{t(`campaign.section.guide.${name}`)}</dt>
            <dd>
              <time dateTime={campaign[instant]}>{momentInWords(new Date(campaign[instant]), reader)}</time>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function RegionRules({ region, rules }: { region: CampaignRegionRules; rules: RulesOfRegion[] }) {
  const t = useText()
  const { id, leastAge, prizes, permit, sender } = region
  const own = rules.find((each) => each.region === id)
  return (
    <details className={styles.region}>
      <summary>
        <span>{t(`campaign.section.guide.region.${id}`)}</span>
        <Icon name="chevron" />
      </summary>
      <ul className={styles.facts}>
        <li>{t('campaign.section.guide.age', { age: leastAge })}</li>
        <li>{t(`campaign.section.guide.prizes.${prizes}`)}</li>
        {permit && <li>{t('campaign.section.guide.permit', { permit })}</li>}
        <li>{t('campaign.section.guide.sender', { sender })}</li>
      </ul>
      {own && <RichText rich={own.html} className={styles.text} />}
    </details>
  )
}
