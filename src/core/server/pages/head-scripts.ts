/**
 * Runs before the first paint, at most 400 bytes: an address behind '#/' and the game's web view are drawn by the browser,
 * so the server's page is hidden and the entry is loaded at once; where it does not come, the server's page is better than none.
 */
export const earlyScript = (entry: string, webViewMarker: string): string =>
  `<script>if(location.hash.startsWith("#/")||navigator.userAgent.includes(${JSON.stringify(webViewMarker)})||/[?&]isInMSDK=True/.test(location.href)){let d=document.documentElement;d.className="waiting";import("${entry}").catch(()=>d.className="")}</script>`

/**
 * Loads the scripts after 'load' and the paint that follows, when the browser is idle, or at the visitor's first pointer, touch or key: all at once, but each runs
 * in a task of its own, in the given order, so that a phone stays able to answer in between. A press on a button before that is kept for the page (`earlyPress`).
 */
export const lateScript = (sources: string[]): string =>
  `<script>(()=>{let p,keep=e=>p=e.target.closest("button:not([type=submit])")||p;addEventListener("click",keep,true);self.earlyPress=()=>{removeEventListener("click",keep,true);return p};let d=document.documentElement.className=="waiting",e=["pointerover","pointerdown","touchstart","keydown"],go=async()=>{if(d)return;d=1;for(let n of e)removeEventListener(n,go,true);let a=${JSON.stringify(sources)};document.head.append(...a.map(s=>{let l=document.createElement("link");l.rel="modulepreload";l.href=s;return l}));for(let s of a){await import(s).catch(()=>{});await new Promise(f=>setTimeout(f))}};for(let n of e)addEventListener(n,go,{capture:true,passive:true});let idle=()=>(self.requestIdleCallback||setTimeout)(go,{timeout:4000});let painted=()=>{setTimeout(go,5000);new PerformanceObserver((l,o)=>{o.disconnect();requestAnimationFrame(()=>requestAnimationFrame(idle))}).observe({type:"paint",buffered:true})};document.readyState=="complete"?painted():addEventListener("load",painted)})()</script>`
