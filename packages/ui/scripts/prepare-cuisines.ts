/**
 * Renders the pictures of dishes that the image route serves, from Fluent emoji vectors (MIT) of the npm package
 * `@iconify-json/fluent-emoji`. Its output is committed; run it again only to add a dish:
 *   cd $(mktemp -d) && npm i sharp@0.35.5 @iconify-json/fluent-emoji@1.2.7 && node <repo>/packages/ui/scripts/prepare-cuisines.ts
 * The two packages are looked up from the current folder, so that the browser's packages have neither.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { ICON_OF_DISH } from './icon-of-dish.ts'
import { KITCHENS, MAINS, plateOf, type DishName } from '../src/illustrations/kitchens.ts'
import { heightOf, RATIO, RENDERED } from '../src/illustrations/picture-sizes.ts'

const from = createRequire(path.join(process.cwd(), 'package.json'))
const { default: sharp } = await import(from.resolve('sharp'))
const { icons } = JSON.parse(readFileSync(from.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'))
const out = path.resolve(import.meta.dirname, '../assets/cuisines')

const WIDTH = 1200
const HEIGHT = WIDTH / RATIO

/** An item on the table: its centre and its size in px of the largest picture. */
interface Laid {
  readonly dish: DishName
  readonly on: 'plate' | 'cloth'
  readonly x: number
  readonly y: number
  readonly d: number
  readonly turn: number
}

function tableOf(dish: DishName, index: number): readonly Laid[] {
  const kitchen = KITCHENS.find(({ mains }) => mains.includes(dish))
  const other = (list: readonly DishName[] | undefined) => list?.filter((one) => one !== dish)[index % 2] ?? 'herb'
  const main = plateOf(dish)
  const left = main.x > 0.5
  return [
    { dish, on: 'plate', x: WIDTH * main.x, y: WIDTH * main.y, d: 2 * WIDTH * main.radius, turn: 0 },
    { dish: other(kitchen?.sides), on: 'plate', x: left ? 60 : WIDTH - 40, y: HEIGHT * (index % 2 ? 0.16 : 0.82), d: 400, turn: 0 },
    {
      dish: other(kitchen?.loose),
      on: 'cloth',
      x: left ? WIDTH - 130 : 140,
      y: HEIGHT * (index % 2 ? 0.78 : 0.24),
      d: 190,
      turn: left ? 24 : -28,
    },
  ]
}

const plate = (d: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${d * 1.2}" height="${d * 1.2}" viewBox="-60 -60 120 120">
<defs><radialGradient id="s"><stop offset=".78" stop-color="#2b2016" stop-opacity=".34"/><stop offset="1" stop-color="#2b2016" stop-opacity="0"/></radialGradient>
<radialGradient id="f" cx=".46" cy=".4"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#f6f3ee"/></radialGradient></defs>
<circle cx="1" cy="4" r="54" fill="url(#s)"/><circle r="50" fill="url(#f)"/><circle r="47.2" fill="none" stroke="#6d6357" stroke-width="1.1"/><circle r="34" fill="none" stroke="#e6e0d7" stroke-width=".9"/></svg>`)

async function iconOf(dish: DishName, size: number, turn: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${icons[ICON_OF_DISH[dish]].body}</svg>`
  const image = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()
  const shadow = await sharp(image)
    .linear([0, 0, 0, 0.42], [30, 22, 14, 0])
    .blur(size / 40)
    .png()
    .toBuffer()
  const spread = Math.round(size / 8)
  const both = await sharp({ create: { width: size + 2 * spread, height: size + 2 * spread, channels: 4, background: '#0000' } })
    .composite([
      { input: shadow, left: spread, top: spread + Math.round(size / 28) },
      { input: image, left: spread, top: spread },
    ])
    .png()
    .toBuffer()
  return sharp(both).rotate(turn, { background: '#0000' }).png().toBuffer()
}

/** A layer with its centre at the position; parts outside of the picture are cut off. */
async function centred(input: Buffer, x: number, y: number) {
  const { width, height } = await sharp(input).metadata()
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)]
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(WIDTH, left + width) - Math.max(0, left),
    height: Math.min(HEIGHT, top + height) - Math.max(0, top),
  }
  return { input: await sharp(input).extract(cut).png().toBuffer(), left: Math.max(0, left), top: Math.max(0, top) }
}

async function laid({ dish, on, x, y, d, turn }: Laid) {
  const layers = on === 'plate' ? [await centred(await sharp(plate(d)).png().toBuffer(), x, y)] : []
  return [...layers, await centred(await iconOf(dish, Math.round(on === 'plate' ? d * 0.64 : d), turn), x, y)]
}

/** A pale cloth for the format without transparency. */
const CLOTH = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><radialGradient id="g" cx=".3" cy="0" r="1.1"><stop stop-color="#f4eee4"/><stop offset="1" stop-color="#ddd2c1"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
)

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
copyFileSync(path.resolve(import.meta.dirname, '../assets/dishes/LICENSE.txt'), path.join(out, 'LICENSE.txt'))
for (const [index, dish] of MAINS.entries()) {
  const layers = (await Promise.all(tableOf(dish, index).map(laid))).flat()
  const clear = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } })
    .composite(layers)
    .png()
    .toBuffer()
  const opaque = await sharp(CLOTH)
    .composite([{ input: clear }])
    .png()
    .toBuffer()
  for (const [format, widths] of Object.entries(RENDERED)) {
    for (const width of widths) {
      const height = heightOf(width)
      const file = path.join(out, `${dish}-${width}.${format}`)
      const image = sharp(format === 'jpeg' ? opaque : clear).resize(width, height)
      if (format === 'avif') await image.avif({ quality: width > 600 ? 44 : 50, effort: 4 }).toFile(file)
      else if (format === 'webp') await image.webp({ quality: 66, alphaQuality: 70, effort: 5 }).toFile(file)
      else await image.jpeg({ quality: 74, mozjpeg: true }).toFile(file)
    }
  }
}
