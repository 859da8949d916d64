import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import type { BuilderSearch } from '../../builder/builder-address.rules.ts'
import type { BuilderFacts } from '../../builder/pasted-code.rules.ts'
import type { TeamCodeReading } from '../../team-code.rules.ts'
import styles from './CodeAnswer.module.css'

interface CodeAnswerProps {
  reading: TeamCodeReading
  facts: BuilderFacts
  /** The address that links change. */
  search: BuilderSearch
  /** Reads one of several codes. */
  onChoose: (code: string) => void
}

/** What a pasted code did, or what is wrong with it. */
export function CodeAnswer({ reading, facts, search, onChoose }: CodeAnswerProps) {
  const t = useText()
  if (reading.ok)
    return (
      <div className={styles.answer} data-outcome="done">
        <p>{t('lineup-builder.paste.done', { count: reading.champions.length })}</p>
        {reading.unknownSlots.length > 0 && (
          <p>
            {t('lineup-builder.paste.unknown', {
              count: reading.unknownSlots.length,
              slots: reading.unknownSlots.map(({ slot, code }) => `${slot} (${code})`).join(', '),
            })}
          </p>
        )}
      </div>
    )
  return (
    <div className={styles.answer} data-outcome={reading.fault}>
      <p>
        <Fault reading={reading} facts={facts} />
      </p>
      {reading.fault === 'several_codes' && (
        <ul>
          {reading.codes.map((code) => (
            <li key={code}>
              <Link
                to="/lineup/builder"
                search={{ ...search, code }}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(code)
                }}
              >
                {code}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>{t('lineup-builder.paste.unchanged')}</p>
    </div>
  )
}

type Wrong = Extract<TeamCodeReading, { ok: false }>

function Fault({ reading, facts }: { reading: Wrong; facts: BuilderFacts }) {
  const t = useText()
  switch (reading.fault) {
    case 'nothing_found':
    case 'no_set': {
      const own = facts.codes.find(({ season }) => season === facts.season?.id)
      return t(`lineup-builder.fault.${reading.fault}`, { suffix: own?.suffix ?? 'TFTSet' })
    }
    case 'other_set': {
      const other = facts.codes.find(({ season }) => season === reading.season)
      if (!other) return t('lineup-builder.fault.other_unknown', { suffix: reading.suffix })
      return (
        <>
          {t('lineup-builder.fault.other_set', { season: other.title })}{' '}
          <Link to="/lineup/builder" search={{ season: other.season }}>
            {t('lineup-builder.paste.open', { season: other.title })}
          </Link>
        </>
      )
    }
    case 'wrong_length':
      return t(reading.by < 0 ? 'lineup-builder.fault.too_short' : 'lineup-builder.fault.too_long', {
        count: Math.abs(reading.by),
      })
    case 'wrong_characters':
      return t('lineup-builder.fault.wrong_characters', { characters: reading.characters.join(' ') })
    default:
      return t(`lineup-builder.fault.${reading.fault}`)
  }
}
