import { passCaptcha } from './features/account/web/captcha-form.ts'

const status = document.querySelector<HTMLElement>('[data-captcha]')
if (status) void passCaptcha(status)
