import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { FieldNote, MainButton, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { momentInWords } from '#src/core/timestamps.ts'
import { addressIn, type PageSetting } from '#src/core/web/router/address.ts'
import { errorKey, type PlainTextKey, type Text, textsIn } from '#src/core/web/texts/text.ts'
import type { Campaign } from '#src/features/campaign/campaign.contract.ts'
import type { DrawFacts, OwnDraws } from '#src/features/campaign/draw/draw.contract.ts'
import { showInviteCode } from '#src/features/campaign/invite-codes.rules.ts'
import { type Squad, type SquadView, squadSteps } from '#src/features/campaign/squads.contract.ts'
import { seatNames } from '#src/features/campaign/web/squads/seat-names.ts'
import { siteConfig } from '../../site-config.ts'
import { drawPage } from '../standalone/draw-page.tsx'
import { DrawForms } from './draw-forms.tsx'
import styles from './registration-page.module.css'
import pageCss from './registration-page.module.css?inline'
import { actionOf } from './registration-page.tsx'
import { squadActionOf } from './squad-address.ts'

/** The form that was sent, with its fault. */
export interface SentSquadForm {
  path: string
  fields: Partial<Record<string, string>>
  /** Key of the error table, or of a text of the page. */
  error: string
}

interface SquadForms extends PageSetting {
  origin: string
  /** Null without a campaign. */
  campaign: Campaign | null
  view: SquadView | null
  facts: DrawFacts | null
  /** Null without a bound character. */
  own: OwnDraws | null
  /** Number of the draw that was just made. */
  drawn: number | null
  /** The code that led here. */
  invite: string | null
  /** Idempotency key of the next draw. */
  drawKey: string
  sent: SentSquadForm | null
  status?: number | undefined
}

export interface SquadPartProps extends SquadForms {
  campaign: Campaign
  t: Text
}

/** The way to a squad, its seats, the question and the draw as forms, which work without script. */
export function squadPage(forms: SquadForms): HtmlAnswer {
  const { language, campaign, isInGame, status } = forms
  const t = textsIn(language)
  const title = t('squad.title')
  const body = (
    <>
      <h1>{campaign ? `${title}: ${campaign.title}` : title}</h1>
      {campaign ? <Parts {...forms} campaign={campaign} t={t} /> : <p>{t('campaign.errors.no_campaign')}</p>}
      <p>
        <a href={addressIn(forms, `/${language}/squad`)} className={styles.link}>
          {t('campaign.page.back')}
        </a>
      </p>
    </>
  )
  return drawPage({ language, title, body, css: pageCss, isShort: true, isInGame, status })
}

function Parts(props: SquadPartProps) {
  const { campaign, view, t, facts } = props
  if (!view) return <p role="alert">{t('errors.system_busy')}</p>
  return (
    <>
      {campaign.isDemonstration && <p className={styles.note}>{t('campaign.page.demonstration')}</p>}
      <p>{t('squad.lead', { size: campaign.squads.size })}</p>
      {view.squad ? <OwnSquad {...props} squad={view.squad} /> : <NextStep {...props} view={view} />}
      {facts && view.squad && <DrawForms {...props} facts={facts} />}
    </>
  )
}

const ownTexts: Partial<Record<string, PlainTextKey>> = {
  sure_missing: 'squad.sureMissing',
  option_missing: 'draw.question.choose',
}

/** The fault of a form; null if another one was sent. */
export function squadFault({ sent, t }: Pick<SquadPartProps, 'sent' | 't'>, path: string): string | null {
  if (sent?.path !== path) return null
  return t(ownTexts[sent.error] ?? errorKey(sent.error, ['squad', 'draw', 'campaign']))
}

function NextStep(props: SquadPartProps & { view: SquadView }) {
  const { t, language, view } = props
  const next = view.next ?? 'squad'
  const place = squadSteps.indexOf(next)
  return (
    <>
      <ol aria-label={t('squad.steps')}>
        {squadSteps.map((step, n) => (
          <li key={step} aria-current={step === next ? 'step' : undefined}>
            {n < place && '✓ '}
            {step === next ? <b>{t(`squad.step.${step}`)}</b> : t(`squad.step.${step}`)}
            {n < place && ` (${t('squad.step.done')})`}
          </li>
        ))}
      </ol>
      {view.kept && next !== 'squad' && <p>{t('squad.kept', { code: showInviteCode(view.kept) })}</p>}
      {next === 'sign-in' && <KeepForm {...props} kept={view.kept} />}
      {(next === 'phone' || next === 'character') && (
        <p>
          <a href={actionOf('', language)} className={styles.link}>
            {t(`squad.step.${next}`)}
          </a>
        </p>
      )}
      {next === 'squad' && view.hadSquad && <p>{t('squad.errors.squad_before')}</p>}
      {next === 'squad' && !view.hadSquad && <FindForms {...props} kept={view.kept} />}
    </>
  )
}

interface CodeFieldProps extends SquadPartProps {
  kept: string | null
  path: string
}

/** The field of a code: as it was typed, from the link, or the one that is kept. */
function CodeField({ kept, invite, path, sent, t }: CodeFieldProps) {
  const code = invite ?? kept
  const typed = sent?.path === path ? sent.fields.invite : undefined
  return (
    <>
      <label htmlFor="invite">{t('squad.join.code')}</label>
      <input
        id="invite"
        name="invite"
        maxLength={500}
        autoComplete="off"
        defaultValue={typed ?? (code ? showInviteCode(code) : '')}
        aria-describedby="invite-note"
      />
      <FieldNote id="invite-note" fault={squadFault({ sent, t }, path)}>
        {null}
      </FieldNote>
    </>
  )
}

const KeepForm = (props: Omit<CodeFieldProps, 'path'>) => (
  <StandaloneForm action={squadActionOf('/keep', props.language)} isUnchecked>
    <p>{props.t('squad.signIn')}</p>
    <CodeField {...props} path="/keep" />
    <MainButton>{props.t('squad.step.sign-in')}</MainButton>
  </StandaloneForm>
)

function FindForms(props: Omit<CodeFieldProps, 'path'>) {
  const { t, language } = props
  return (
    <>
      <StandaloneForm action={squadActionOf('/join', language)} isUnchecked>
        <h2>{t('squad.join.title')}</h2>
        <CodeField {...props} path="/join" />
        <SureField {...props} />
        <MainButton>{t('squad.join.submit')}</MainButton>
      </StandaloneForm>
      <StandaloneForm action={squadActionOf('/create', language)} isUnchecked>
        <h2>{t('squad.create.title')}</h2>
        <p>{t('squad.create.text')}</p>
        <SureField {...props} />
        <FieldNote id="create-note" fault={squadFault(props, '/create')}>
          {null}
        </FieldNote>
        <button type="submit">{t('squad.create.submit')}</button>
      </StandaloneForm>
    </>
  )
}

const SureField = ({ t }: Pick<SquadPartProps, 't'>) => (
  <label className={styles.choice}>
    <input type="checkbox" name="sure" value="yes" />
    {t('squad.sure')}
  </label>
)

function OwnSquad({ squad, ...props }: SquadPartProps & { squad: Squad }) {
  const { t } = props
  const open = squad.size - squad.seats.length
  return (
    <section className={styles.part}>
      <h2>{t('squad.yours')}</h2>
      <ol>
        {seatNames(squad, t).map(({ seat, name, hasOwnName }) => (
          <li key={seat}>{hasOwnName ? `${name} (${t('squad.seat.you')})` : name}</li>
        ))}
      </ol>
      <p>{open > 0 ? t('squad.missing', { count: open }) : t('squad.full')}</p>
      {squad.invitation && <InvitationForm {...props} invitation={squad.invitation} />}
    </section>
  )
}

type InvitationFormProps = SquadPartProps & { invitation: NonNullable<Squad['invitation']> }

function InvitationForm({ invitation: { code, endsAt }, origin, ...props }: InvitationFormProps) {
  const { t, language } = props
  const date = momentInWords(new Date(endsAt), { language, timeZone: siteConfig.timeZone })
  return (
    <>
      <h3>{t('squad.invite.title')}</h3>
      <p>
        <b>{showInviteCode(code)}</b>
      </p>
      <p>
        <input
          className={styles.select}
          readOnly
          value={`${origin}/${language}/squad?invite=${code}`}
          aria-label={t('squad.join.code')}
        />
      </p>
      <p>{Date.parse(endsAt) > Date.now() ? t('squad.invite.until', { date }) : t('squad.invite.overPlain')}</p>
      <StandaloneForm action={squadActionOf('/end', language)} isUnchecked>
        <label className={styles.choice}>
          <input type="checkbox" name="sure" value="yes" />
          {t('squad.invite.endSure')}
        </label>
        <FieldNote id="end-note" fault={squadFault(props, '/end') && t('squad.invite.endUnticked')}>
          {null}
        </FieldNote>
        <button type="submit">{t('squad.invite.end')}</button>
      </StandaloneForm>
    </>
  )
}
