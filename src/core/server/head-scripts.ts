/**
 * Runs before the first paint, at most 400 bytes: an address behind '#/' and the game's web view are drawn by the browser,
 * so the server's page is hidden and the entry is loaded at once; where it does not come, the server's page is better than none.
 */
export const earlyScript = (entry: string, webViewMarker: string): string =>
  `<script>if(location.hash.startsWith("#/")||navigator.userAgent.includes(${JSON.stringify(webViewMarker)})||/[?&]isInMSDK=True/.test(location.href)){let d=document.documentElement;d.className="waiting";import("${entry}").catch(()=>d.className="")}</script>`

/** Loads the entry and the page's chunk after 'load' when the browser is idle, or at the visitor's first pointer, touch or key. */
export const lateScript = (sources: string[]): string =>
  `<script>(()=>{let d=document.documentElement.className=="waiting",e=["pointerover","pointerdown","touchstart","keydown"],go=()=>{if(d)return;d=1;for(let n of e)removeEventListener(n,go,true);for(let s of ${JSON.stringify(sources)})import(s)};for(let n of e)addEventListener(n,go,{capture:true,passive:true});let idle=()=>(self.requestIdleCallback||setTimeout)(go,{timeout:4000});document.readyState=="complete"?idle():addEventListener("load",idle)})()</script>`
