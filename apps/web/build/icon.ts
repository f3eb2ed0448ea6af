import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Partner } from '@dining/partner-kit'

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** White and black reach the same contrast on a background of this luminance. */
const MIDDLE = 0.179

/** A simple icon: the first letter of the partner's name on its colour. */
export function letterIcon(name: string, ground: string): string {
  const ink = luminance(ground) > MIDDLE ? '#000' : '#fff'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="12" fill="${ground}"/>` +
    `<text x="32" y="46" fill="${ink}" font-family="system-ui,sans-serif" font-size="40" font-weight="700" text-anchor="middle">` +
    `${/\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase() ?? ''}</text></svg>\n`
  )
}

async function brandColour(partnerFolder: string): Promise<string> {
  const file = path.join(partnerFolder, 'tokens.ts')
  if (!existsSync(file)) return '#333333'
  const { tokens } = (await import(pathToFileURL(file).href)) as { tokens?: { colours?: { brand?: string } } }
  return tokens?.colours?.brand ?? '#333333'
}

/** Writes the site's icon: the partner's own `assets/icon.svg`, otherwise its letter. */
export async function writeIcon(partner: Partner, partnerFolder: string, client: string): Promise<void> {
  const own = path.join(partnerFolder, 'assets/icon.svg')
  const target = path.join(client, 'icon.svg')
  if (existsSync(own)) await copyFile(own, target)
  else await writeFile(target, letterIcon(partner.wordmark.strong, await brandColour(partnerFolder)))
}
