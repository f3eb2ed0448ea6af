import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { chromium, type Page } from 'playwright-core'

import { fitLetters, type Letter, type Line } from './fit-letters.ts'
import type { Row } from './report.ts'
import { openSites } from './site.ts'

interface FallbacksOptions {
  readonly partners: readonly string[]
  /** Paths of the pages whose texts are measured, each beginning with "/"; none: `PATHS`. */
  readonly paths: readonly string[]
  readonly say: (line: string) => void
}

const PATHS = ['/', '/earn', '/search', '/login', '/join', '/how-it-works'] as const
const WINDOWS = [
  { width: 412, height: 812 },
  { width: 1280, height: 900 },
] as const
/** Groups of letters of a fallback. Each costs about 25 bytes of every page, and a fifth group makes no line clearly better. */
const GROUPS = 4

/** Texts of a page in one typeface and weight, by the fallback that is shown until its file has loaded. */
interface FallbackTexts {
  readonly family: string
  /** The weight that the fallback is declared for; empty for one that has all weights. */
  readonly weight: string
  readonly letters: readonly Letter[]
  readonly lines: readonly Line[]
}

/**
 * The widths of fallbacks that fit the texts of a partner's pages, for `fallbacks` in its theme.css.ts. The value of a row is how much lines
 * still differ (root mean square, in percent of their width), beside the difference with one width for all letters.
 */
export async function benchFallbacks({ partners, paths, say }: FallbacksOptions): Promise<Row[]> {
  const { sites, stop } = await openSites(partners, say)
  const browser = await chromium.launch({ executablePath: ensureChromium(say).path, args: [...CHROMIUM_ARGS] })
  try {
    const rows: Row[] = []
    for (const { partner, origin } of sites) {
      say(`${partner}: texts of its pages`)
      const found: FallbackTexts[] = []
      for (const path of paths.length > 0 ? paths : PATHS)
        for (const viewport of WINDOWS) {
          const page = await browser.newPage({ viewport })
          await page.goto(origin + path, { waitUntil: 'load' })
          if (new URL(page.url()).origin === origin) found.push(...(await textsOf(page)))
          await page.close()
        }
      rows.push(...[...Map.groupBy(found, nameOf)].map(([name, texts]) => rowOf(`${partner} ${name}`, texts)))
    }
    return rows
  } finally {
    await browser.close()
    await stop()
  }
}

const nameOf = ({ family, weight }: FallbackTexts) => (weight === '' ? family : `${family} ${weight}`)

function rowOf(name: string, texts: readonly FallbackTexts[]): Row {
  const lines = [...new Map(texts.flatMap((one) => one.lines).map((line) => [`${line.text} ${line.own}`, line])).values()]
  const letters = [
    ...Map.groupBy(
      texts.flatMap((one) => one.letters),
      ({ letter }) => letter,
    ),
  ].map(([letter, same]): Letter => {
    const count = same.reduce((sum, one) => sum + one.count, 0)
    // A fallback is used for several weights of its typeface, in which letters differ.
    const mean = (of: 'own' | 'system') => same.reduce((sum, one) => sum + one.count * one[of], 0) / count
    return { letter, count, own: mean('own'), system: mean('system') }
  })
  const { width, others, letters: groups, before, after } = fitLetters(letters, lines, name.endsWith('figures') ? 1 : GROUPS)
  const detail = `width: ${width}${Object.keys(groups).length > 0 ? `, others: ${others}, letters: ${JSON.stringify(groups)}` : ''}`
  return { name, value: after, unit: '%', peer: 'one width', peerValue: before, detail }
}

async function textsOf(page: Page): Promise<readonly FallbackTexts[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.evaluate(measureTexts)
}

/** Runs in the page: the texts of each fallback, measured in the page's typeface and in Arial. */
function measureTexts(): readonly FallbackTexts[] {
  const LINE = 34
  const unquoted = (name: string) => name.replaceAll(/["']/g, '').trim()
  const fallbacks = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({
      family: unquoted(style.getPropertyValue('font-family')),
      weight: style.getPropertyValue('font-weight'),
      src: style.getPropertyValue('src'),
    }))
    .filter(({ src }) => src.includes('Arial'))
  const holder = document.createElement('div')
  holder.style.cssText =
    'position:absolute;visibility:hidden;white-space:pre;letter-spacing:0;font-variant-numeric:lining-nums tabular-nums'
  document.body.append(holder)
  const widthsIn = (font: string, texts: readonly string[]) => {
    holder.style.font = font
    const spans = texts.map((text) => {
      const span = document.createElement('span')
      span.style.display = 'inline-block'
      span.textContent = text
      return span
    })
    holder.replaceChildren(...spans)
    return spans.map((span) => span.getBoundingClientRect().width)
  }
  const linesOf = (text: string) => {
    const lines = ['']
    for (const word of text.split(' ')) {
      const last = lines.at(-1) ?? ''
      if (last.length >= LINE) lines.push(word)
      else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
    }
    return lines
  }
  interface Found {
    readonly family: string
    readonly weight: string
    readonly own: string
    readonly used: number
    readonly isBold: boolean
    readonly lines: Set<string>
  }
  const found = new Map<string, Found>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    const element = node.parentElement
    if (text === '' || !element?.checkVisibility()) continue
    const { fontFamily, fontWeight } = getComputedStyle(element)
    const [own = '', family = ''] = fontFamily.split(',').map(unquoted)
    const used = Number(fontWeight)
    // As browsers choose: the lighter face up to 500, the heavier one above.
    const faces = fallbacks.filter((face) => face.family === family).toSorted((a, b) => Number(a.weight) - Number(b.weight))
    const face = used <= 500 ? faces[0] : faces.at(-1)
    if (!face) continue
    const key = `${family} ${face.weight} ${used}`
    const entry = found.get(key) ?? { family, weight: face.weight, own, used, isBold: face.src.includes('Bold'), lines: new Set<string>() }
    for (const line of linesOf(text)) entry.lines.add(line)
    found.set(key, entry)
  }
  const texts = [...found.values()].map(({ family, weight, own, used, isBold, lines: set }): FallbackTexts => {
    const lines = [...set]
    const letters = [...new Set(lines.join(''))]
    const ownFont = `${used} 100px "${own}"`
    const systemFont = `${isBold ? 700 : 400} 100px Arial,"Liberation Sans"`
    const [ownLines, ownLetters, systemLetters] = [widthsIn(ownFont, lines), widthsIn(ownFont, letters), widthsIn(systemFont, letters)]
    return {
      family,
      weight,
      lines: lines.map((text, index) => ({ text, own: ownLines[index] ?? 0 })),
      letters: letters.map((letter, index) => ({
        letter,
        count: lines.reduce((sum, line) => sum + line.split(letter).length - 1, 0),
        own: ownLetters[index] ?? 0,
        system: systemLetters[index] ?? 0,
      })),
    }
  })
  holder.remove()
  return texts
}
