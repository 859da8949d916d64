import { useText } from '#src/core/web/texts/text.ts'
import type { SkillDetail } from '#src/game/game.contract.ts'
import { EffectText } from '../names/EffectText.tsx'
import styles from './SkillText.module.css'

/** What a skill does; one that is both passive and active has a label before each part. */
export function SkillText({ parts }: Pick<SkillDetail, 'parts'>) {
  const t = useText()
  return (
    <div className={styles.parts}>
      {parts.length === 0 && <p>{t('game.notDescribed')}</p>}
      {parts.map(({ type, text }) => (
        <p key={type}>
          {parts.length > 1 && <b className={styles.label}>{t(`game.skill.${type}`)}</b>} <EffectText words={text} />
        </p>
      ))}
    </div>
  )
}
