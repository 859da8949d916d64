import { FieldNote, MainButton, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { usualRegion } from '#src/features/campaign/campaign.rules.ts'
import { claimText } from '#src/features/campaign/web/rewards/claim-text.ts'
import { CodeField, NewSignIn } from './confirmation-fields.tsx'
import styles from './registration-page.module.css'
import { actionOf, faultText, type PartProps, type RegistrationView } from './registration-page.tsx'

type RewardProps = PartProps & { rewards: NonNullable<RegistrationView['rewards']> }

/** The character to which rewards go, or the forms that find and bind one. */
export function BindingForms({ rewards: { binding }, campaign, language, t, sent }: RewardProps) {
  if (binding) {
    return <p>{t('campaign.binding.bound', { name: binding.name, region: t(`campaign.region.${binding.region}`) })}</p>
  }
  const { fields = {}, characters, error } = sent ?? {}
  return (
    <section>
      <h2>{t('campaign.binding.title')}</h2>
      <p>{t('campaign.binding.lead')}</p>
      <StandaloneForm action={actionOf('/characters', language)}>
        <label htmlFor="game-region">{t('campaign.binding.region')}</label>
        <select
          id="game-region"
          name="game_region"
          className={styles.select}
          defaultValue={fields.game_region ?? usualRegion(campaign.regions, language)}
        >
          {campaign.regions.map(({ id }) => (
            <option key={id} value={id}>
              {t(`campaign.region.${id}`)}
            </option>
          ))}
        </select>
        <FieldNote id="binding-note" fault={'game_region' in fields ? faultText(error, t) : null}>
          {null}
        </FieldNote>
        <button type="submit">{t('campaign.binding.find')}</button>
      </StandaloneForm>
      {characters && (
        <StandaloneForm action={actionOf('/bind', language)}>
          <input type="hidden" name="game_region" value={fields.game_region} />
          {characters.map(({ id, name, level }, index) => (
            <label key={id} className={styles.choice}>
              <input type="radio" name="character" value={id} defaultChecked={index === 0} />
              {level === null ? name : t('campaign.binding.level', { name, level })}
            </label>
          ))}
          <label className={styles.choice}>
            <input type="checkbox" name="sure" value="yes" required />
            {t('campaign.binding.sure')}
          </label>
          <MainButton>{t('campaign.binding.bind')}</MainButton>
        </StandaloneForm>
      )}
    </section>
  )
}

/** The rewards with their claims, and a form for each that can be claimed. */
export function RewardForms({ rewards: { rewards }, language, t, sent, returnURL }: RewardProps) {
  const due = sent?.due
  return (
    <section>
      <h2>{t('campaign.rewards.title')}</h2>
      <FieldNote id="rewards-note" fault={'level' in (sent?.fields ?? {}) ? faultText(sent?.error, t) : null}>
        {null}
      </FieldNote>
      {due && due.address === null && <NewSignIn due={due} returnURL={returnURL} language={language} t={t} />}
      <ol className={styles.rewards}>
        {rewards.map(({ level, title, isReached, claim }) => (
          <li key={level}>
            {t('campaign.rewards.level', { level })}: <b>{title}</b> {claim && claimText(claim, t)}
            {!claim && !isReached && t('campaign.rewards.notReached')}
            {isReached && (!claim || claim.state === 'failed') && (
              <StandaloneForm action={actionOf('/claim', language)}>
                <input type="hidden" name="level" value={level} />
                {due?.address && sent?.fields.level === String(level) && (
                  <CodeField due={due} id={String(level)} t={t} />
                )}
                <button type="submit">{t(claim ? 'campaign.rewards.again' : 'campaign.rewards.claim')}</button>
              </StandaloneForm>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
