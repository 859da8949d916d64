import { useText } from '#src/core/web/texts/text.ts'
import styles from './DrawPicture.module.css'

const steps = ['secret', 'event', 'roll', 'log'] as const

/** The way from secret and event to a roll and its line, drawn. */
export function DrawPicture() {
  const t = useText()
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          <svg viewBox="0 0 160 90" aria-hidden="true">
            {drawings[step]}
          </svg>
          <h3>{t(`draw.how.${step}`)}</h3>
          <p>{t(`draw.how.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  )
}

const drawings = {
  secret: (
    <>
      <rect className={styles.box} x="45" y="38" width="70" height="44" rx="8" />
      <path className={styles.wire} d="M60 38v-8a20 20 0 0 1 40 0v8" />
      <circle className={styles.sun} cx="80" cy="58" r="6" />
      <path className={styles.sunWire} d="M80 58v12" />
    </>
  ),
  event: (
    <>
      <circle className={styles.box} cx="80" cy="46" r="34" />
      <path className={styles.wire} d="M80 24v22l15 9" />
      <path className={styles.sunWire} d="M131 20l-9 7M138 46h-12M131 72l-9-7M29 20l9 7M22 46h12M29 72l9-7" />
    </>
  ),
  roll: (
    <>
      <path className={styles.wire} d="M30 8v12q0 10 10 10h80q10 0 10-10V8M80 8v44" />
      <path className={styles.sun} d="M73 50h14l-7 10z" />
      <rect className={styles.first} x="10" y="66" width="10" height="16" />
      <rect className={styles.second} x="20" y="66" width="20" height="16" />
      <rect className={styles.third} x="40" y="66" width="34" height="16" />
      <rect className={styles.box} x="74" y="66" width="76" height="16" />
    </>
  ),
  log: (
    <>
      {[10, 38, 66].map((y) => (
        <g key={y}>
          <rect className={styles.box} x="24" y={y} width="112" height="18" rx="5" />
          <path className={styles.line} d={`M34 ${y + 9}h58`} />
          <circle className={styles.sun} cx="122" cy={y + 9} r="4" />
        </g>
      ))}
      <path className={styles.sunWire} d="M122 19q22 14-6 28M122 47q22 14-6 28" />
    </>
  ),
}
