import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { ChampionTile } from '#src/game/web/champions/ChampionTile.tsx'
import { ItemLink } from '#src/game/web/ItemIcon.tsx'
import { InWords, Name } from '#src/game/web/names/Name.tsx'
import type { Lineup } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import styles from './LineupAdvice.module.css'

interface AdviceProps {
  lineup: Lineup
  refs: LineupRefs
}

/** What to field, hold and do, from the opening to the last board. */
export function LineupAdvice({ lineup, refs }: AdviceProps) {
  const t = useText()
  return (
    <>
      <div className={styles.cards}>
        <Card title={t('lineups.core')}>
          <Champions ids={lineup.core} refs={refs} />
          {lineup.optional.length > 0 && (
            <>
              <h3>{t('lineups.optional')}</h3>
              <Champions ids={lineup.optional} refs={refs} />
            </>
          )}
          {lineup.threeStar.length > 0 && (
            <>
              <h3>{t('lineups.threeStar')}</h3>
              <Champions ids={lineup.threeStar} refs={refs} />
            </>
          )}
        </Card>
        <ItemPriority lineup={lineup} refs={refs} />
        <Substitutes lineup={lineup} refs={refs} />
      </div>
      <Card title={t('lineups.howToPlay')}>
        <div className={styles.steps}>
          {(['early', 'midGame', 'rolling', 'counter'] as const).map((step) => (
            <section key={step}>
              <h3>{t(`lineups.step.${step}`)}</h3>
              <p>
                <InWords words={lineup[step]} />
              </p>
            </section>
          ))}
        </div>
        <h3>{t('lineups.tips')}</h3>
        <ol className={styles.tips}>
          {lineup.tips.map(({ stage, text }) => (
            <li key={stage}>
              <b>{t('lineups.tipStage', { stage })}</b>
              <InWords words={text} />
            </li>
          ))}
        </ol>
      </Card>
      <Augments lineup={lineup} refs={refs} />
    </>
  )
}

function ItemPriority({ lineup: { itemPriority, components }, refs }: AdviceProps) {
  const t = useText()
  return (
    <Card title={t('lineups.itemPriority')}>
      <ol className={styles.builds}>
        {components.map(({ item, recipe }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may be wanted twice
          <li key={`${item} ${index}`}>
            <Items ids={[item]} refs={refs} />
            {recipe.length > 0 && (
              <span className={styles.recipe}>
                <Items ids={recipe} refs={refs} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {itemPriority.others.map(({ unit, items }) => (
        <div key={unit} className={styles.other}>
          <Champions ids={[unit]} refs={refs} />
          <Items ids={items} refs={refs} />
        </div>
      ))}
    </Card>
  )
}

function Substitutes({ lineup: { substitutes }, refs }: AdviceProps) {
  const t = useText()
  if (substitutes.length === 0) return null
  return (
    <Card title={t('lineups.substitutes')}>
      <ul className={styles.substitutes}>
        {substitutes.map(({ unit, by }) => (
          <li key={unit}>
            <Champions ids={[unit]} refs={refs} />
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{t('lineups.substitutedBy')}</span>
            <Champions ids={by} refs={refs} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Augments({ lineup: { augments, snax }, refs: { season, ...refs } }: AdviceProps) {
  const t = useText()
  return (
    <Card title={t('lineups.augments')}>
      <div className={styles.steps}>
        {augments
          .filter((tier) => tier.augments.length > 0)
          .map(({ tier, augments: own }) => (
            <section key={tier}>
              <h3>{t(`lineups.augmentTier.${tier}`)}</h3>
              <ul className={styles.names}>
                {own.map((augment) => (
                  <li key={augment.id}>
                    <Name of={augment} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      {snax.length > 0 && (
        <>
          <h3>{t('lineups.snax')}</h3>
          <ul className={styles.names}>
            {snax.map(({ snack, unit }) => {
              const champion = refs.champions.find(({ id }) => id === unit)
              return (
                <li key={`${snack.id} ${unit}`}>
                  <Name of={snack} /> {champion && <ChampionTile champion={champion} season={season} size="small" />}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Card>
  )
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    {children}
  </section>
)

const Champions = ({ ids, refs: { champions, season } }: { ids: string[]; refs: LineupRefs }) => (
  <div className={styles.champions}>
    {ids.map((id) => {
      const champion = champions.find((each) => each.id === id)
      return champion && <ChampionTile key={id} champion={champion} season={season} size="small" />
    })}
  </div>
)

const Items = ({ ids, refs: { items, season } }: { ids: string[]; refs: LineupRefs }) =>
  ids.map((id, index) => {
    const item = items.find((each) => each.id === id)
    // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may need an item twice
    return item && <ItemLink key={`${id} ${index}`} item={item} season={season} />
  })
