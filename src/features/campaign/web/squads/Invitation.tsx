import { useState } from 'react'
import { qrPath } from '#src/core/texts/qr-code.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { errorKey, useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { shareOrCopy } from '#src/ui/share.ts'
import type { Campaign } from '../../campaign.contract.ts'
import { showInviteCode } from '../../invite-codes.rules.ts'
import { type Squad, squadCalls } from '../../squads.contract.ts'
import styles from './Invitation.module.css'
import type { SquadAnswer } from './OwnSquad.tsx'

interface InvitationProps {
  campaign: Campaign
  invitation: NonNullable<Squad['invitation']>
  onAnswer: (answer: SquadAnswer) => string | undefined
}

/** The squad's code as text, link and QR code. A finished share makes it last; "End old links" ends what was sent. */
export function Invitation({ campaign, invitation: { code, endsAt }, onAnswer }: InvitationProps) {
  const t = useText()
  const dayOf = useDay()
  const { ask, place } = usePageContext()
  const [isEnding, setIsEnding] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const [fault, setFault] = useState<string>()
  const link = `${location.origin}${place.base}/squad?invite=${code}`
  const share = async () => {
    const text = t('squad.invite.message', { title: campaign.title, code: showInviteCode(code) })
    const outcome = await shareOrCopy({ title: t('squad.title'), text, url: link })
    setIsCopied(outcome === 'copied')
    if (outcome === 'shared' || outcome === 'copied') setFault(onAnswer(await ask(squadCalls.shareInvitation, {})))
  }
  const end = async () => {
    setIsEnding(false)
    setIsCopied(false)
    setFault(onAnswer(await ask(squadCalls.endInvitations, {})))
  }
  return (
    <div className={styles.invitation}>
      <h3>{t('squad.invite.title')}</h3>
      <p className={styles.code}>{showInviteCode(code)}</p>
      <input
        className={styles.link}
        readOnly
        value={link}
        aria-label={t('squad.join.code')}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <Button variant="main" onClick={share}>
          <Icon name="share" />
          {t('squad.invite.share')}
        </Button>
        <Button variant="glass" onClick={() => setIsEnding(true)} aria-expanded={isEnding}>
          {t('squad.invite.end')}
        </Button>
      </div>
      <p role="status">
        {isCopied && `${t('squad.invite.copied')}. `}
        {Date.parse(endsAt) > Date.now() ? t('squad.invite.until', { date: dayOf(endsAt) }) : t('squad.invite.over')}
      </p>
      {isEnding && (
        <div className={styles.ending}>
          <p>{t('squad.invite.endSure')}</p>
          <Button variant="solid" onClick={() => setIsEnding(false)}>
            {t('squad.invite.endNo')}
          </Button>
          <Button variant="glass" onClick={end}>
            {t('squad.invite.endYes')}
          </Button>
        </div>
      )}
      {fault && <p role="alert">{t(errorKey(fault, ['squad', 'campaign']))}</p>}
      <QrCode text={link} label={t('squad.invite.qr')} />
    </div>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  )
}
