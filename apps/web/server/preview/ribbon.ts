import type { OpenPreview } from './previews.ts'

/**
 * Colours of its own, the same on every theme and in either scheme: it is the house's sign, not the partner's. It keeps the last place of
 * the page and the bottom of the window; what else stays there stands above it by `--below`, and what has the focus is never under it.
 */
const STYLE =
  ':root{--below:3rem;scroll-padding-bottom:4rem}' +
  'body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}' +
  '#root{flex:1 0 auto;min-width:0}' +
  '.preview{position:sticky;z-index:70;bottom:0;box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;' +
  'column-gap:.5rem;min-height:3rem;padding:0 .625rem env(safe-area-inset-bottom);border-top:3px solid #ffd447;background:#17181c;color:#fff;' +
  "font:400 .75rem/1.3 system-ui,'Segoe UI',Roboto,sans-serif;letter-spacing:normal;text-align:center}" +
  '.preview p{margin:.375rem 0}' +
  '.preview a{display:inline-flex;align-items:center;min-height:2.75rem;color:#ffd447;font-weight:600;text-underline-offset:.2em}' +
  '.preview a:focus-visible{outline:2px solid #fff;outline-offset:-4px;border-radius:4px}' +
  '@media(min-width:30rem){.preview{font-size:.875rem}}' +
  '@media print{.preview{display:none}}'

/** Says the time as the clock of who reads it does; until then, and without scripts, it is UTC. */
const SCRIPT =
  "(d=>{let t=d.querySelector('.preview time'),w=new Date(t.dateTime),o={hour:'2-digit',minute:'2-digit',hourCycle:'h23'};" +
  "if(w.toDateString()!=new Date().toDateString())Object.assign(o,{weekday:'short',day:'numeric',month:'short'});" +
  "t.textContent=new Intl.DateTimeFormat('en-US',o).format(w)})(document)"

export interface ShownPreview extends OpenPreview {
  /** Does it stand in a frame, the studio's? There is no way out of it there: what that frames is always a preview. */
  readonly isFramed: boolean
}

export interface Ribbon {
  readonly html: string
  readonly style: string
  /** Text of its one inline script, for the content policy. */
  readonly script: string
}

const two = (part: number) => String(part).padStart(2, '0')

/**
 * The sign of a page that shows drafts: until when, and the way out. Plain HTML, in no bundle, so nobody else loads a byte of it.
 */
export function ribbonOf({ until, isFramed }: ShownPreview): Ribbon {
  const utc = `${two(until.getUTCHours())}:${two(until.getUTCMinutes())} UTC`
  const wayOut = isFramed ? '' : '<span aria-hidden="true">·</span><a href="?preview=end" data-reload>End preview</a>'
  return {
    style: STYLE,
    script: SCRIPT,
    html:
      `<aside class="preview" aria-label="Preview"><p>Preview of drafts, until <time datetime="${until.toISOString()}">${utc}</time></p>` +
      `${wayOut}</aside><script>${SCRIPT}</script>`,
  }
}
