/**
 * Runs before the first paint, at most 400 bytes: an address behind '#/' and the game's web view are drawn by the browser,
 * so the server's page is hidden and the entry is loaded at once; where it does not come, the server's page is better than none.
 */
export const earlyScript = (entry: string, webViewMarker: string): string =>
  `<script>if(location.hash.startsWith("#/")||navigator.userAgent.includes(${JSON.stringify(webViewMarker)})||/[?&]isInMSDK=True/.test(location.href)){let d=document.documentElement;d.className="waiting";import("${entry}").catch(()=>d.className="")}</script>`

/** When a page that nobody acts on wakes up: one to use as soon as the browser is idle, one to read after ten seconds. */
export type Waking = 'idle' | 'reading'

const events: Record<Waking, string[]> = {
  idle: ['pointerover', 'pointerdown', 'touchstart', 'keydown'],
  reading: ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'],
}

/** Runs after 'load': `go` wakes the page. An idle browser is asked after the paint that follows. */
const waits: Record<Waking, string> = {
  idle: 'setTimeout(go,5000);new PerformanceObserver((l,o)=>{o.disconnect();requestAnimationFrame(()=>requestAnimationFrame(()=>(self.requestIdleCallback||setTimeout)(go,{timeout:4000})))}).observe({type:"paint",buffered:true})',
  reading: 'setTimeout(go,10000)',
}

/**
 * Loads the scripts late, or at the visitor's first act: all at once, but each runs in a task of its own, in the given order, so that a
 * phone stays able to answer in between. A press on a button before that is kept for the page (`earlyPress`).
 */
export const lateScript = (sources: string[], waking: Waking): string =>
  `<script>(()=>{let p,keep=e=>p=e.target.closest("button:not([type=submit])")||p;addEventListener("click",keep,true);self.earlyPress=()=>{removeEventListener("click",keep,true);return p};let d=document.documentElement.className=="waiting",e=${JSON.stringify(events[waking])},go=async()=>{if(d)return;d=1;for(let n of e)removeEventListener(n,go,true);let a=${JSON.stringify(sources)};document.head.append(...a.map(s=>{let l=document.createElement("link");l.rel="modulepreload";l.href=s;return l}));for(let s of a){await import(s).catch(()=>{});await new Promise(f=>setTimeout(f))}};for(let n of e)addEventListener(n,go,{capture:true,passive:true});let loaded=()=>{${waits[waking]}};document.readyState=="complete"?loaded():addEventListener("load",loaded)})()</script>`
