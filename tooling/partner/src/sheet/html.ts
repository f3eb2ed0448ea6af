import type { Change } from './compare.ts'
import type { Picture } from './pictures.ts'

/** Folders of pictures beside the sheet. */
export const LATEST = 'pictures'
export const APPROVED = 'approved'

export type Compared = Picture & { readonly change: Change }

const STYLE = `body{margin:2rem;font:14px/1.4 system-ui,sans-serif;background:#f4f4f2;color:#222}
h2{margin:2.5rem 0 .5rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start;padding-bottom:1rem}
figure{margin:0;flex:none}img{display:block;border:1px solid #ccc;background:#fff}.narrow img{width:190px}.wide img{width:480px}
figcaption{margin-bottom:.3rem}.changed figcaption,.resized figcaption{color:#b00020;font-weight:600}`

/** A text within HTML, attributes too. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function summary(change: Change): string {
  if (change.kind === 'changed') return `, ${(change.share * 100).toFixed(change.share < 0.001 ? 3 : 1)} % changed`
  if (change.kind === 'resized') return `, was ${change.was}, is ${change.is}`
  return change.kind === 'new' ? ', not approved yet' : ''
}

/** A picture; one that differs is shown between its approved one and a picture of the difference. */
function figures({ screen, width, scheme, file, change }: Compared): string {
  const words = `${screen}, ${width} px, ${scheme}`
  const size = width > 600 ? 'wide' : 'narrow'
  const figure = (caption: string, path: string) =>
    `<figure class="${size} ${change.kind}"><figcaption>${escaped(caption)}</figcaption><img src="${escaped(path)}" alt="${escaped(caption)}" loading="lazy"></figure>`
  const isOther = change.kind === 'changed' || change.kind === 'resized'
  return [
    isOther ? figure(`${words}: approved`, `${APPROVED}/${file}`) : '',
    figure(`${words}${isOther ? ': now' : ''}${summary(change)}`, `${LATEST}/${file}`),
    change.kind === 'changed' ? figure(`${words}: difference`, `${LATEST}/${change.diff}`) : '',
  ].join('')
}

/** The sheet: a row a partner and scheme, its pictures side by side; without names, partners have a number, in a different order. */
export function asHtml(pictures: readonly Compared[], { isBlind }: { readonly isBlind: boolean }): string {
  const ids = [...new Set(pictures.map(({ id }) => id))]
  const rows = ids.map((id, index) => {
    const own = pictures.filter((picture) => picture.id === id)
    const schemes = [...new Set(own.map(({ scheme }) => scheme))]
    const strips = schemes.map(
      (scheme) =>
        `<div>${own
          .filter((picture) => picture.scheme === scheme)
          .map(figures)
          .join('')}</div>`,
    )
    return `<h2>${isBlind ? `Partner ${index + 1}` : escaped(id)}</h2>${strips.join('')}`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partners</title><style>${STYLE}</style></head><body><h1>Partners</h1>${rows.join('')}</body></html>\n`
}
