import type { OpenPreview } from './previews.ts'

/**
 * It has its own colours, the same in every theme and scheme, because it belongs to the product, not to the partner. It has the last
 * position in the page and the bottom of the window; other elements there are placed above it with `--below`, and it never covers the
 * focused element.
 */
export const RIBBON_STYLE =
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

/** Shows the time in the reader's zone; before that, and without scripts, it is UTC. */
const SCRIPT =
  "(d=>{let t=d.querySelector('.preview time'),w=new Date(t.dateTime),o={hour:'2-digit',minute:'2-digit',hourCycle:'h23'};" +
  "if(w.toDateString()!=new Date().toDateString())Object.assign(o,{weekday:'short',day:'numeric',month:'short'});" +
  "t.textContent=new Intl.DateTimeFormat('en-US',o).format(w)})(document)"

export interface ShownPreview extends OpenPreview {
  /** Whether the page is in a frame, the studio's. The preview cannot be ended there: the studio frames only previews. */
  readonly isFramed: boolean
}

export interface Ribbon {
  readonly html: string
  readonly style: string
  /** Text of its only inline script, for the content policy. */
  readonly script: string
}

const two = (part: number) => String(part).padStart(2, '0')

/**
 * Marks a page that shows drafts, with the end time and a link that ends the preview. Plain HTML, in no bundle, so no other page loads a byte of it.
 */
export function ribbonOf({ until, isFramed }: ShownPreview): Ribbon {
  const utc = `${two(until.getUTCHours())}:${two(until.getUTCMinutes())} UTC`
  const wayOut = isFramed ? '' : '<span aria-hidden="true">·</span><a href="?preview=end" data-reload>End preview</a>'
  return {
    style: RIBBON_STYLE,
    script: SCRIPT,
    html:
      `<aside class="preview" aria-label="Preview"><p>Preview of drafts, until <time datetime="${until.toISOString()}">${utc}</time></p>` +
      `${wayOut}</aside><script>${SCRIPT}</script>`,
  }
}
