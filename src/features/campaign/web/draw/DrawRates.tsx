import { useText } from '#src/core/web/texts/text.ts'
import type { DrawFacts } from '../../draw/draw.contract.ts'
import { rollNumbers } from '../../draw/draw.rules.ts'
import styles from './DrawRates.module.css'

/** The prizes with the chance of one draw and the stock that is left. */
export function DrawRates({ prizes }: Pick<DrawFacts, 'prizes'>) {
  const t = useText()
  const percent = (rate: number) => t('draw.rates.percent', { rate: String(rate / (rollNumbers / 100)) })
  const thanks = prizes.reduce((rest, { rate }) => rest - rate, rollNumbers)
  return (
    <>
      <table className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">{t('draw.rates.prize')}</th>
            <th scope="col">{t('draw.rates.chance')}</th>
            <th scope="col">{t('draw.rates.left')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ tier, title, rate, stock, left }) => (
            <tr key={tier} data-tier={tier}>
              <th scope="row">
                <span className={styles.tier}>{tier}</span>
                {title}
              </th>
              <td>{percent(rate)}</td>
              <td>{t('draw.rates.of', { left: String(left), stock: String(stock) })}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('draw.rates.thanks')}</th>
            <td>{percent(thanks)}</td>
            <td>–</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.note}>{t('draw.rates.note')}</p>
    </>
  )
}
