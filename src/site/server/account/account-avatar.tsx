import { FieldNote } from '#src/core/server/standalone/standalone-page.tsx'
import { errorKey } from '#src/core/web/texts/text.ts'
import { avatarTypes } from '#src/features/account/account.contract.ts'
import { avatarAddress } from '#src/features/account/server/avatars/avatars.ts'
import styles from './account-page.module.css'
import type { PartProps } from './account-page.tsx'
import { ActionForm, Part } from './account-parts.tsx'

export function AvatarPart(props: PartProps) {
  const { fault, t } = props
  const { id, avatarId } = props.account
  const isWrong = fault?.part === 'avatar'
  return (
    <Part id="avatar-part" title={t('account.page.avatar')}>
      <img className={styles.avatar} src={avatarAddress({ userId: id, avatarId })} alt="" width="96" height="96" />
      <ActionForm path="avatar" setting={props} button={t('account.page.saveAvatar')} hasFiles>
        <div className={styles.file} data-file>
          <input
            id="avatar"
            name="avatar"
            type="file"
            accept={avatarTypes.join()}
            required
            aria-describedby="avatar-hint"
            aria-invalid={isWrong || undefined}
          />
          <label htmlFor="avatar">{t('account.page.avatarLabel')}</label>
          <output htmlFor="avatar" />
        </div>
        <FieldNote id="avatar-hint" fault={isWrong ? t(errorKey(fault.error, ['account'])) : null}>
          {t('account.page.avatarHint')}
        </FieldNote>
      </ActionForm>
      {avatarId && <ActionForm path="avatar/remove" setting={props} button={t('account.page.removeAvatar')} />}
    </Part>
  )
}
