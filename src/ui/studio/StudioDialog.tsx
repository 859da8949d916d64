import { type ReactNode, useId, useRef } from 'react'
import { StudioButton } from './StudioButton.tsx'
import styles from './StudioDialog.module.css'

interface StudioDialogProps {
  /** Text of the button that opens it. */
  action: string
  isMain?: boolean
  title: string
  children: (close: () => void) => ReactNode
}

/** A button with the dialog that it opens. */
export function StudioDialog({ action, isMain, title, children }: StudioDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <StudioButton isMain={isMain} onClick={() => dialog.current!.showModal()}>
        {action}
      </StudioButton>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children(() => dialog.current!.close())}
      </dialog>
    </>
  )
}
