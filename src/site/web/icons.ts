export { default as touchIcon } from '/.generated/icons/apple-touch-icon.png?url&no-inline'
export { default as icon } from '/.generated/icons/icon.svg?url&no-inline'
export { default as icon192 } from '/.generated/icons/icon-192.png?url&no-inline'
export { default as icon512 } from '/.generated/icons/icon-512.png?url&no-inline'
