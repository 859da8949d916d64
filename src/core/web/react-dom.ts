/** React's side of the browser, from here alone: it stands in the file of React, and runs in that file's task. */
export { createPortal, flushSync } from 'react-dom'
export { createRoot, hydrateRoot } from 'react-dom/client'
