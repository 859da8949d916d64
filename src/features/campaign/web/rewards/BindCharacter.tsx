import { type FormEvent, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import type { Campaign } from '../../campaign.contract.ts'
import { type CampaignRegion, usualRegion } from '../../campaign.rules.ts'
import { type Character, rewardCalls } from '../../rewards.contract.ts'
import { FieldFault } from '../registration/FieldFault.tsx'
import styles from './RewardList.module.css'
import type { Rewards } from './useRewards.ts'

interface BindCharacterProps {
  campaign: Campaign
  onBound: (answer: { ok: true; data: Rewards }) => void
}

/** Finds the account's characters in a region and binds one of them for good. */
export function BindCharacter({ campaign, onBound }: BindCharacterProps) {
  const t = useText()
  const { ask, place } = usePageContext()
  const [region, setRegion] = useState<CampaignRegion>(() => usualRegion(campaign.regions, place.language))
  const [characters, setCharacters] = useState<Character[] | null>(null)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const find = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFault(undefined)
    const answer = await ask(rewardCalls.listCharacters, { region })
    setCharacters(answer.ok ? answer.data.characters : null)
    if (!answer.ok) setFault(answer.error)
    setIsBusy(false)
  }
  const bind = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    if (isBusy || !fields.has('character')) return
    if (!fields.has('sure')) return setFault('sure_missing')
    setIsBusy(true)
    const answer = await ask(rewardCalls.bindCharacter, {
      region,
      character_id: String(fields.get('character')),
      sure: true,
    })
    setIsBusy(false)
    if (answer.ok) onBound(answer)
    else setFault(answer.error)
  }
  return (
    <form className={styles.form} onSubmit={bind} aria-busy={isBusy}>
      <p>{t('campaign.binding.lead')}</p>
      <small>{t('campaign.mine.handedOn')}</small>
      <label>
        {t('campaign.binding.region')}
        <select
          value={region}
          onChange={({ target }) => {
            setRegion(target.value as CampaignRegion)
            setCharacters(null)
          }}
        >
          {campaign.regions.map(({ id }) => (
            <option key={id} value={id}>
              {t(`campaign.region.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {!characters && (
        <Button variant="solid" onClick={() => void find()}>
          {t(isBusy ? 'campaign.binding.finding' : 'campaign.binding.find')}
        </Button>
      )}
      {characters && (
        <>
          <fieldset>
            <legend>{t('campaign.binding.choose')}</legend>
            {characters.map(({ id, name, level }, index) => (
              <label key={id}>
                <input type="radio" name="character" value={id} defaultChecked={index === 0} />
                {level === null ? name : t('campaign.binding.level', { name, level })}
              </label>
            ))}
          </fieldset>
          <label className={styles.sure}>
            <input type="checkbox" name="sure" value="yes" />
            {t('campaign.binding.sure')}
          </label>
          <Button type="submit" variant="main">
            {t('campaign.binding.bind')}
          </Button>
        </>
      )}
      {fault && <FieldFault id="binding-fault" fault={fault} support={campaign.support} />}
    </form>
  )
}
