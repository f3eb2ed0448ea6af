import { SHEET_FOLDERS, type Change } from './compare.ts'
import type { Picture } from './pictures.ts'

export type Compared = Picture & { readonly change: Change }

const STYLE = `body{margin:2rem;font:14px/1.4 system-ui,sans-serif;background:#f4f4f2;color:#222}
h2{margin:2.5rem 0 .5rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start;padding-bottom:1rem}
figure{margin:0;flex:none}img{display:block;border:1px solid #ccc;background:#fff}.narrow img{width:190px}.wide img{width:480px}
section .narrow img{width:375px}section .wide img{width:600px}figcaption{margin-bottom:.3rem}.differs figcaption{color:#b00020;font-weight:600}`

/** A text within HTML, attributes too. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const differs = ({ change }: Compared) => change.kind === 'changed' || change.kind === 'resized'

function summary(change: Change): string {
  if (change.kind === 'changed') return `, ${(change.share * 100).toFixed(change.share < 0.001 ? 3 : 1)} % changed`
  if (change.kind === 'resized') return `, was ${change.was}, is ${change.is}`
  return change.kind === 'new' ? ', not approved yet' : ''
}

/** A picture that opens in full size. */
function figure(picture: Compared, caption: string, folder: string): string {
  const [path, text] = [escaped(`${folder}/${picture.file}`), escaped(caption)]
  const style = `${picture.width > 600 ? 'wide' : 'narrow'}${differs(picture) ? ' differs' : ''}`
  return `<figure class="${style}"><figcaption>${text}</figcaption><a href="${path}"><img src="${path}" alt="${text}" loading="lazy"></a></figure>`
}

const screenOf = ({ screen, width, scheme }: Compared) => `${screen}, ${width} px, ${scheme}`

/** The approved picture, the new one, and where they differ. */
function difference(picture: Compared, name: string): string {
  const words = `${name}: ${screenOf(picture)}`
  const figures = [
    figure(picture, `${words}: approved`, SHEET_FOLDERS.approved),
    figure(picture, `Now${summary(picture.change)}`, SHEET_FOLDERS.now),
    ...(picture.change.kind === 'changed' ? [figure(picture, 'Difference', SHEET_FOLDERS.difference)] : []),
  ]
  return `<div>${figures.join('')}</div>`
}

interface SheetOptions {
  /** Partners have a number instead of their id. */
  readonly isBlind: boolean
  /** Shown before the pictures. */
  readonly warnings: readonly string[]
}

/** The sheet: differences first, side by side with the approved pictures, then a row per partner and scheme with all pictures. */
export function asHtml(pictures: readonly Compared[], { isBlind, warnings }: SheetOptions): string {
  const ids = [...new Set(pictures.map(({ id }) => id))]
  const nameOf = (id: string) => (isBlind ? `Partner ${ids.indexOf(id) + 1}` : id)
  const other = pictures.filter(differs)
  const rows = ids.map((id) => {
    const own = pictures.filter((picture) => picture.id === id)
    const schemes = [...new Set(own.map(({ scheme }) => scheme))]
    const strips = schemes.map((scheme) => {
      const shown = own.filter((picture) => picture.scheme === scheme)
      return `<div>${shown.map((picture) => figure(picture, `${screenOf(picture)}${summary(picture.change)}`, SHEET_FOLDERS.now)).join('')}</div>`
    })
    return `<h2>${escaped(nameOf(id))}</h2>${strips.join('')}`
  })
  const before = [
    ...warnings.map((warning) => `<p>${escaped(warning)}</p>`),
    ...(other.length > 0
      ? [
          `<section><h2>Differences: ${other.length}</h2>${other.map((picture) => difference(picture, nameOf(picture.id))).join('')}</section>`,
        ]
      : []),
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partners</title><style>${STYLE}</style></head><body><h1>Partners</h1>${[...before, ...rows].join('')}</body></html>\n`
}
