import { SHEET_FOLDERS, type Change } from './compare.ts'
import type { Picture } from './pictures.ts'

export type Compared = Picture & { readonly change: Change }

export const STYLE = `body{margin:2rem;font:14px/1.4 system-ui,sans-serif;background:#f4f4f2;color:#222}
h2{margin:2.5rem 0 .5rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start;padding-bottom:1rem}
figure{margin:0;flex:none}img{display:block;height:auto;border:1px solid #ccc;background:#fff}.narrow img{width:190px}.wide img{width:480px}
section .narrow img{width:375px}section .wide img{width:600px}figcaption{margin-bottom:.3rem}.differs figcaption{color:#b00020;font-weight:600}`

/** A text within HTML, attributes too. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const differs = ({ change }: Compared) => change.kind === 'changed' || change.kind === 'resized'

export function summary(change: Change): string {
  if (change.kind === 'changed') return `, ${(change.share * 100).toFixed(change.share < 0.001 ? 3 : 1)} % changed`
  if (change.kind === 'resized') return `, was ${change.was}, is ${change.is}`
  return change.kind === 'new' ? ', not approved yet' : ''
}

/** Pixels of a picture file. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A picture that opens in full size. @param size so that the page has its height before the picture has come */
function figure(picture: Compared, caption: string, folder: string, size?: Size): string {
  const [path, text] = [escaped(`${folder}/${picture.file}`), escaped(caption)]
  const style = `${picture.width > 600 ? 'wide' : 'narrow'}${differs(picture) ? ' differs' : ''}`
  const sized = size ? ` width="${size.width}" height="${size.height}"` : ''
  return `<figure class="${style}"><figcaption>${text}</figcaption><a href="${path}"><img src="${path}" alt="${text}" loading="lazy"${sized}></a></figure>`
}

export const screenOf = ({ screen, width, scheme }: Compared) => `${screen}, ${width} px, ${scheme}`

/** The approved picture if there is one, the new one, and where they differ. @param caption of the approved picture @param size of the new one */
export function difference(picture: Compared, caption: string, size?: Size): string {
  const figures = [
    ...(picture.change.kind === 'new'
      ? []
      : [figure(picture, caption, SHEET_FOLDERS.approved, picture.change.kind === 'resized' ? undefined : size)]),
    figure(picture, `Now${summary(picture.change)}`, SHEET_FOLDERS.now, size),
    ...(picture.change.kind === 'changed' ? [figure(picture, 'Difference', SHEET_FOLDERS.difference, size)] : []),
  ]
  return `<div>${figures.join('')}</div>`
}

interface Sheet {
  readonly pictures: readonly Compared[]
  /** Partners have a number instead of their id. */
  readonly isBlind: boolean
  /** Shown before the pictures. */
  readonly warnings: readonly string[]
}

/** The name that a sheet shows for a partner's id. */
export function namesOf({ pictures, isBlind }: Pick<Sheet, 'pictures' | 'isBlind'>): (id: string) => string {
  const ids = [...new Set(pictures.map(({ id }) => id))]
  return (id) => (isBlind ? `Partner ${ids.indexOf(id) + 1}` : id)
}

/** The sheet: differences first, side by side with the approved pictures, then a row per partner and scheme with all pictures. */
export function asHtml({ pictures, isBlind, warnings }: Sheet): string {
  const ids = [...new Set(pictures.map(({ id }) => id))]
  const nameOf = namesOf({ pictures, isBlind })
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
          `<section><h2>Differences: ${other.length}</h2>${other.map((picture) => difference(picture, `${nameOf(picture.id)}: ${screenOf(picture)}: approved`)).join('')}</section>`,
        ]
      : []),
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partners</title><style>${STYLE}</style></head><body><h1>Partners</h1>${[...before, ...rows].join('')}</body></html>\n`
}
