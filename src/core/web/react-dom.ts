/** The only importer of React DOM, so that it stays in React's chunk. */
export { createPortal, flushSync } from 'react-dom'
export { createRoot, hydrateRoot } from 'react-dom/client'
