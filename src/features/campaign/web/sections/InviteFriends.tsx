import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { ShareButton } from '#src/ui/ShareButton.tsx'
import styles from './InviteFriends.module.css'
import { Section } from './Section.tsx'

const friends = ['second', 'third', 'fourth', 'fifth']

/** What a squad is, with the way to it; the page itself can be shared too. */
export function InviteFriends() {
  const t = useText()
  return (
    <Section name="invite" lead={t('campaign.section.invite.text')}>
      <div className={styles.card}>
        <ul className={styles.seats} aria-hidden="true">
          <li data-taken>{t('campaign.section.invite.you')}</li>
          {friends.map((friend) => (
            <li key={friend}>{t('campaign.section.invite.friend')}</li>
          ))}
        </ul>
        <div className={styles.words}>
          <p>{t('campaign.section.invite.start')}</p>
          <div className={styles.actions}>
            <Link to="/squad" className={buttonClass({ variant: 'solid' })}>
              {t('campaign.section.invite.link')}
            </Link>
            <ShareButton />
          </div>
        </div>
      </div>
    </Section>
  )
}
