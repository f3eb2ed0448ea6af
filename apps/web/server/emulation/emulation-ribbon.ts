import { EMULATION_MODE } from '@dining/domain'
import { paths, STORED } from '@dining/session'

import { escapeHtml } from '../document.ts'
import { RIBBON_STYLE, type Ribbon } from '../preview/ribbon.ts'
import type { OpenEmulation } from './emulations.ts'

/**
 * Keeps the id of the emulation while the tool frames the page; otherwise clears it and signs out (EMULATION-03). Signs out when the tool sends any
 * message (EMULATION-02, EMULATION-04) and at the end. The sign-out page itself is not left.
 */
const SCRIPT =
  `(d=>{let r=d.querySelector('[data-mode]').dataset,w=window,p=w.parent,k='${STORED.emulationId.key}',o=${JSON.stringify(paths.signOut())},` +
  'a=location.ancestorOrigins,f=p!=w&&(!a||a[0]==r.origin),' +
  'l=()=>{sessionStorage.removeItem(k);if(location.pathname!=o)location.replace(o)};' +
  'if(!f)return l();sessionStorage.setItem(k,r.id);' +
  "w.addEventListener('message',e=>{if(e.source==p&&e.origin==r.origin)l()});" +
  'setTimeout(l,Math.max(0,r.until-Date.now()));' +
  "let t=d.querySelector('[data-mode] time'),u=new Date(t.dateTime);" +
  "t.textContent=new Intl.DateTimeFormat('en-US',{hour:'2-digit',minute:'2-digit',hourCycle:'h23'}).format(u)" +
  '})(document)'

/** Marks every page of an emulation, with what the mode allows, its end and a way out. Plain HTML, in no bundle. */
export function emulationRibbon({ publicId, until, mayWrite, adminOrigin }: OpenEmulation): Ribbon {
  const utc = `${until.toISOString().slice(11, 16)} UTC`
  const data = `data-mode="${EMULATION_MODE}" data-id="${publicId}" data-until="${until.getTime()}" data-origin="${escapeHtml(adminOrigin)}"`
  return {
    style: RIBBON_STYLE,
    script: SCRIPT,
    html:
      `<aside class="preview" aria-label="Emulation" ${data}><p>Member view, ${mayWrite ? 'changes allowed' : 'read-only'}, ` +
      `until <time datetime="${until.toISOString()}">${utc}</time></p><span aria-hidden="true">·</span>` +
      `<a href="${paths.signOut()}" data-reload>End</a></aside><script>${SCRIPT}</script>`,
  }
}
