import { paths, STORED } from '@dining/session'

/**
 * An id that the administration tool's frame has left in this tab is cleared, and the site signs out (EMULATION-03). Storage may be blocked, and then
 * holds no id.
 */
const LEAVE_EMULATION =
  `try{let s=sessionStorage,k='${STORED.emulationId.key}';` +
  `if(parent==window&&s[k]){s.removeItem(k);location.replace('${paths.signOut()}')}}catch{}`

/**
 * Holds the browser's offer to install the site, which may come before any other code, in `window.installPrompt` (PWA-07). Otherwise the browser may
 * show an offer of its own.
 */
const HOLD_PROMPT = "addEventListener('beforeinstallprompt',e=>{e.preventDefault();installPrompt=e});"

/**
 * The one inline script of a page: it requests the page's code once the page is painted and its pictures are loaded, a second after the
 * paint at the latest, or at once when the visitor touches the page. Code that is requested earlier competes with visible content for
 * bandwidth. Submits and presses before hydration are recorded and repeated afterwards (src/entry-client.tsx): nothing is ever posted to a
 * page. The whole style sheets come with the code, and apply together: with some of them alone, rules would be in another order. A sheet that is
 * only added costs a calculation of styles; one whose `media` changes costs a layout of the page as well. It first leaves an emulation outside of its frame. The text of a partner never differs, so that the content policy can contain its hash; the script paths are in `data-scripts`.
 */
const LATER_SCRIPTS =
  LEAVE_EMULATION +
  "(d=>{let s=d.currentScript.dataset.scripts.split(' '),q='data-waiting',l=[...d.querySelectorAll('link[disabled]')],k=[...l],n=l.length," +
  // Trusted Types: the page's own files alone (security-headers.ts).
  "p=self.trustedTypes?.createPolicy('dining-code',{createScriptURL:u=>/^\\/assets\\/[\\w.-]+$/.test(u)?u:null})," +
  "g=()=>{for(let{href}of k.splice(0)){let e=d.createElement('link');e.rel='preload',e.as='style',e.fetchPriority='low',e.href=href," +
  'e.onload=e.onerror=()=>{--n||l.forEach(e=>e.disabled=!1)};d.head.append(e)}' +
  "for(let h of s.splice(0)){let e=d.createElement('script');e.type='module';e.src=p?p.createScriptURL(h):h;d.head.append(e)}}," +
  "w=(e,t)=>{if(t&&d.documentElement.dataset.hydrated==null){e.preventDefault();d.querySelector('['+q+']')?.removeAttribute(q);t.setAttribute(q,'');g()}};" +
  "for(let n of ['pointerdown','touchstart','keydown','focusin'])addEventListener(n,g,{passive:!0,capture:!0});" +
  "addEventListener('submit',e=>w(e,e.target.method=='post'&&e.target),!0);" +
  "addEventListener('click',e=>w(e,e.target.closest('button[type=button]')),!0);" +
  "new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint')[0])" +
  "d.readyState=='complete'?g():addEventListener('load',g)|setTimeout(g,1e3)}).observe({type:'paint',buffered:!0});" +
  'setTimeout(g,4e3)' +
  '})(document)'

/** The script of a partner's pages. @param hasInstallBanner whether they offer to install the site (PWA-05) */
export const laterScripts = (hasInstallBanner: boolean): string => (hasInstallBanner ? HOLD_PROMPT : '') + LATER_SCRIPTS
