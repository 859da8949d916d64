import { createElement } from 'react'
import { createRoot } from '#src/core/web/react-dom.ts'
import { SignInDialog, type SignInDialogProps } from './SignInDialog.tsx'

/** Opens the sign-in dialog and removes it when it is closed. */
export function openSignInDialog(props: Omit<SignInDialogProps, 'onClose'>) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const onClose = () => {
    root.unmount()
    place.remove()
  }
  root.render(createElement(SignInDialog, { ...props, onClose }))
}
