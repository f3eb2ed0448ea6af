/**
 * Cuts a variable font down to what a partner uses, once; the result is committed in the partner's assets.
 *   cd $(mktemp -d) && npm i subset-font@2.9.0 @fontsource-variable/archivo
 *   node <repo>/packages/ui/scripts/subset-font.ts <source.woff2> <latin|latin-ext> <out.woff2> '{"wdth":110,"wght":{"min":350,"max":700}}'
 * `subset-font` is looked up from the current folder, so that the product's own install stays small.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
const TEXT: Record<string, string> = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…′″€™℠−`,
  'latin-ext': `${range(0x100, 0x17f)}ȘșȚț`,
}

const [source, set, out, axes] = process.argv.slice(2)
const text = TEXT[set ?? '']
if (source === undefined || out === undefined || text === undefined)
  throw new Error('subset-font.ts <source> <latin|latin-ext> <out> [axes as JSON]')
const from = createRequire(path.join(process.cwd(), 'package.json'))
const { default: subsetFont } = await import(from.resolve('subset-font'))
const result: Uint8Array = await subsetFont(readFileSync(source), text, {
  targetFormat: 'woff2',
  variationAxes: axes === undefined ? {} : JSON.parse(axes),
})
writeFileSync(out, result)
console.log(`${out}: ${result.length} bytes`)
