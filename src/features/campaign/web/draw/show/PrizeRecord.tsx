import type { ReactNode, RefObject } from 'react'
import type { DrawFacts } from '../../../draw/draw.contract.ts'
import styles from './PrizeRecord.module.css'
import { prizePicture } from './prize-picture.ts'
import { type Segments, segmentDegrees } from './record-segments.ts'

interface PrizeRecordProps {
  prizes: DrawFacts['prizes']
  segments: Segments
  record: RefObject<SVGSVGElement | null>
  arm: RefObject<SVGSVGElement | null>
  /** On the label: the button that draws, or nothing. */
  children: ReactNode
}

/** A record with a part for each prize, and an arm with a needle. */
export function PrizeRecord({ prizes, segments, record, arm, children }: PrizeRecordProps) {
  return (
    <div className={styles.deck}>
      <svg ref={record} className={styles.record} viewBox="-200 -200 400 400" aria-hidden="true">
        <circle r="198" className={styles.edge} />
        {segments.map((tier, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same tier has several parts, which never move
          <g key={n} transform={`rotate(${n * segmentDegrees})`} data-tier={tier ?? 0}>
            <path className={styles.segment} d="M0 0L-72.7 -175.5A190 190 0 0 1 72.7 -175.5Z" />
            <image
              href={prizePicture(prizes.find((each) => each.tier === tier) ?? null)}
              {...{ x: -31, y: -172, width: 62, height: 62 }}
            />
            {tier !== null && (
              <text className={styles.tier} y="-86">
                {tier}
              </text>
            )}
          </g>
        ))}
        {grooves.map((radius) => (
          <circle key={radius} r={radius} className={styles.groove} />
        ))}
        <circle r="70" className={styles.label} />
        <circle r="52" className={styles.groove} />
        <circle r="7" className={styles.hole} />
      </svg>
      <svg ref={arm} className={styles.arm} viewBox="0 0 150 110" aria-hidden="true">
        <path className={styles.tube} d="M128 22L24 86" />
        <circle className={styles.joint} cx="128" cy="22" r="16" />
        <path className={styles.head} d="M36 69L8 86L16 99L45 83Z" />
      </svg>
      <div className={styles.hub}>{children}</div>
    </div>
  )
}

/** Radii. */
const grooves = [78, 84, 90, 96, 102, 108, 176, 181, 186]
