import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Partner } from '@dining/partner-kit'
import { letterOutline, type LetterOutline } from '@dining/partner-kit/measure'
import { contrast, parseColour, toHex } from '@dining/ui/theme/tools'

import { renderSvg, startRenderer } from '../link-picture/render.ts'

/** Height of the letter in an icon of 64, and the width that it never exceeds. */
const LETTER = { height: 30, width: 44 }

/** A simple icon: the first letter of the partner's name in its display typeface, on its colour. @param outline null: without a typeface */
export function letterIcon(name: string, ground: string, outline: LetterOutline | null): string {
  const ink = contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000' : '#fff'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="12" fill="${ground}"/>${outline ? drawn(outline, ink) : written(letterOf(name), ink)}</svg>\n`
  )
}

const letterOf = (name: string) => /\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase() ?? ''

const written = (letter: string, ink: string) =>
  `<text x="32" y="46" fill="${ink}" font-family="system-ui,sans-serif" font-size="40" font-weight="700" text-anchor="middle">${letter}</text>`

function drawn({ path: outline, box }: LetterOutline, ink: string): string {
  const scale = Math.min(LETTER.height / box.height, LETTER.width / box.width)
  const at = (start: number, size: number) => (32 - (start + size / 2) * scale).toFixed(2)
  const place = `translate(${at(box.x, box.width)} ${at(box.y, box.height)}) scale(${scale.toFixed(4)})`
  return `<path transform="${place}" fill="${ink}" d="${outline}"/>`
}

/** Ground of the icon of a partner without a theme. */
const PLAIN = '#333333'

async function brandColour(partnerFolder: string): Promise<string> {
  const file = path.join(partnerFolder, 'tokens.ts')
  if (!existsSync(file)) return PLAIN
  const { tokens } = (await import(pathToFileURL(file).href)) as { tokens?: { colours?: { brand?: string } } }
  const brand = tokens?.colours?.brand
  return brand === undefined ? PLAIN : toHex(parseColour(brand))
}

/** The site's icon: the partner's own `assets/icon.svg`, otherwise its letter. */
async function iconOf({ wordmark }: Partner, partnerFolder: string): Promise<string> {
  const own = path.join(partnerFolder, 'assets/icon.svg')
  if (existsSync(own)) return readFile(own, 'utf8')
  return letterIcon(wordmark.strong, await brandColour(partnerFolder), await letterOutline(partnerFolder, letterOf(wordmark.strong)))
}

/** Icons for installation: file name, edge in pixels, and its share of the picture that the icon fills; a mask may cut off the rest. */
export const ICONS = [
  { file: 'icon-192.png', px: 192, purpose: 'any', share: 1 },
  { file: 'icon-512.png', px: 512, purpose: 'any', share: 1 },
  { file: 'icon-maskable-192.png', px: 192, purpose: 'maskable', share: 0.75 },
  { file: 'icon-maskable-512.png', px: 512, purpose: 'maskable', share: 0.75 },
] as const
/** Where iOS looks for its icon without a link; it rounds the corners itself. */
const APPLE = { file: 'apple-touch-icon.png', px: 180, share: 1 }

/** The colour of an icon in the middle of its upper edge: that of its ground. */
function groundOf(svg: string): string {
  const px = 64
  const at = (2 * px + px / 2) * 4
  const [red = 0, green = 0, blue = 0] = renderSvg(svg, px).pixels.slice(at, at + 3)
  return `rgb(${red},${green},${blue})`
}

/** The icon on a picture that its ground fills to the edges. */
function onGround(svg: string, ground: string, share: number): string {
  const place = `<svg x="${32 - 32 * share}" y="${32 - 32 * share}" width="${64 * share}" height="${64 * share}"`
  const inner = svg.replace(/<svg\b[^>]*>/, (tag) => place + tag.slice('<svg'.length).replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, ''))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>${inner}</svg>`
}

/** Writes the site's icon as SVG, and as PNG for installation: as it is, for a mask, and for iOS (PWA-10). */
export async function writeIcons(partner: Partner, partnerFolder: string, client: string): Promise<void> {
  const svg = await iconOf(partner, partnerFolder)
  await writeFile(path.join(client, 'icon.svg'), svg)
  await startRenderer()
  const ground = groundOf(svg)
  for (const { file, px, share } of [...ICONS, APPLE]) {
    const isBare = share === 1 && file !== APPLE.file
    await writeFile(path.join(client, file), renderSvg(isBare ? svg : onGround(svg, ground, share), px).png)
  }
}
