/**
 * Renders the dish pictures once, from Fluent emoji vectors (MIT) of the npm package `@iconify-json/fluent-emoji`. Its output is committed;
 * run it again only to add a dish:
 *   cd $(mktemp -d) && npm i sharp@0.35.5 @iconify-json/fluent-emoji@1.2.7 && node <repo>/packages/ui/scripts/prepare-dishes.ts
 * The two packages are looked up from the current folder, so that the product's own install stays small.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { ICON_OF_DISH } from './icon-of-dish.ts'

const WIDTHS = [128, 256, 512]
/** WebP only for browsers without AVIF, in one size. */
const FALLBACK_WIDTH = 256

const from = createRequire(path.join(process.cwd(), 'package.json'))
const { default: sharp } = await import(from.resolve('sharp'))
const { icons } = JSON.parse(readFileSync(from.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'))
const out = path.resolve(import.meta.dirname, '../assets/dishes')
const licence = readFileSync(path.join(out, 'LICENSE.txt'))
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
writeFileSync(path.join(out, 'LICENSE.txt'), licence)
for (const [dish, icon] of Object.entries(ICON_OF_DISH)) {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${icons[icon].body}</svg>`)
  for (const width of WIDTHS) {
    // rendered at twice the size, then reduced: gradients and thin strokes come out smoother than at the size itself
    const image = sharp(
      await sharp(svg, { density: 72 * ((width * 2) / 32) })
        .png()
        .toBuffer(),
    ).resize(width, width)
    await image
      .clone()
      .avif({ quality: 58, effort: 7 })
      .toFile(path.join(out, `${dish}-${width}.avif`))
    if (width === FALLBACK_WIDTH)
      await image
        .clone()
        .webp({ quality: 82, alphaQuality: 90, effort: 6 })
        .toFile(path.join(out, `${dish}-${width}.webp`))
  }
}
