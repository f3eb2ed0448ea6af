import { escaped } from '@dining/partner/pictures'

import type { Change } from './changes.ts'
import type { Pair } from './take-pictures.ts'
import { differences, type Piece } from './words.ts'

const STYLE = `body{margin:0;font:16px/1.55 system-ui,sans-serif;background:#f4f4f2;color:#222}
main{max-width:1240px;margin:auto;padding:2rem 1.25rem 4rem}h1{margin:0 0 .25rem;font-size:1.6rem}h2{margin:3rem 0 .75rem;font-size:1.2rem}
h3{margin:1.75rem 0 .5rem;font-size:1rem;overflow-wrap:anywhere}p{margin:0}dl{margin:0;background:#fff;border:1px solid #ddd;border-radius:6px}
dl>div{padding:.6rem 1rem}dl>div+div{border-top:1px solid #eee}dt{font:12.5px/1.5 ui-monospace,monospace;color:#666;overflow-wrap:anywhere}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}del{background:#fde3e1;color:#7a1420;text-decoration-color:#b04a52}
ins{background:#dcf1de;color:#0d4d1f;text-decoration:none}.row{display:flex;gap:1rem;overflow-x:auto;align-items:start;padding-bottom:.75rem}
figure{margin:0;flex:none}img{display:block;border:1px solid #ccc;background:#fff}.narrow img{width:250px}.wide img{width:560px}
figcaption{margin-bottom:.35rem;font-size:.875rem;color:#555}@media(max-width:600px){.narrow img{width:72vw}.wide img{width:86vw}}`

const piece = ({ kind, text }: Piece): string => {
  const shown = escaped(text)
  return kind === 'same' ? shown : kind === 'gone' ? `<del>${shown}</del>` : `<ins>${shown}</ins>`
}

/** A replacement is shown below the replaced text. */
const textOf = (pieces: readonly Piece[]): string => pieces.map(piece).join(pieces.every(({ kind }) => kind !== 'same') ? '<br>' : '')

function wordsOf({ set, slug, before, after }: Change): string {
  const rows = differences(before ?? {}, after).map(({ path, pieces }) => `<div><dt>${escaped(path)}</dt><dd>${textOf(pieces)}</dd></div>`)
  return `<h3>${escaped(`${set}/${slug}`)}${before === null ? ', new' : ''}</h3><dl>${rows.join('')}</dl>`
}

function picturesOf({ page, width, before, after, marked, share }: Pair): string {
  const figure = (words: string, file: string | null): string => {
    if (file === null) return ''
    const picture = `<img src="${escaped(file)}" alt="${escaped(`${page.name}, ${width} px, ${words}`)}" loading="lazy">`
    return `<figure><figcaption>${words}</figcaption><a href="${escaped(file)}">${picture}</a></figure>`
  }
  const figures = figure('published', before) + figure('with the drafts', after) + figure('what differs', marked)
  return `<h3>${escaped(page.name)}, ${width} px: ${said(before, after, share)}</h3><div class="row ${width > 600 ? 'wide' : 'narrow'}">${figures}</div>`
}

function said(before: string | null, after: string | null, share: number): string {
  if (before === null) return 'only with the drafts'
  if (after === null) return 'no more with the drafts'
  return share === 0 ? 'nothing to see' : `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} % of it differs`
}

/** Pages of changed entries that the site does not have. */
function absent(pairs: readonly Pair[]): string {
  const names = new Set(pairs.filter(({ before, after }) => before === null && after === null).map(({ page }) => page.name))
  return names.size === 0 ? '' : `<p>The site has no page: ${escaped([...names].join(', '))}.</p>`
}

/** The changes of drafts on one page: texts first, then pictures side by side. */
export function asHtml(partner: string, changes: readonly Change[], pairs: readonly Pair[]): string {
  const there = pairs.filter(({ before, after }) => before !== null || after !== null)
  const pictures = pairs.length > 0 ? `<h2>Pictures</h2>${absent(pairs)}${there.map(picturesOf).join('')}` : ''
  const title = `Drafts of ${escaped(partner)}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${countOf(changes)} would change.</p><h2>Words</h2>${changes.map(wordsOf).join('')}${pictures}</main></body></html>\n`
}

/** "1 entry", "3 entries". */
export const countOf = ({ length }: readonly Change[]): string => (length === 1 ? '1 entry' : `${length} entries`)
