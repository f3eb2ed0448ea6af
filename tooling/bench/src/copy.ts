import { createCopy, PLACEHOLDERS } from '@dining/copy-engine'
import { createInstance } from 'i18next'
import { IntlMessageFormat } from 'intl-messageformat'
import Mustache from 'mustache'

import { COPY_INPUT, copyStrings } from './copy-strings.ts'
import { median, type Row } from './report.ts'

const STRINGS = 1_000
const ROUNDS = 60
/**
 * Runs of each method per round. A single run would measure how long its code and data take to return to the processor's caches after
 * the others, and exclude its garbage collection.
 */
const RUNS = 5

type Dictionary = Readonly<Record<string, string>>
type Fill = (text: string, dictionary: Dictionary) => string

/** Peers replace once; placeholders in values need another pass, until none is left. */
function untilStable(fill: Fill): Fill {
  return (text, dictionary) => {
    let filled = fill(text, dictionary)
    while (filled.includes('{')) filled = fill(filled, dictionary)
    return filled
  }
}

/** The copy engine's words of the program by placeholder; some of them contain placeholders. */
function dictionaryOf(): Dictionary {
  const { sayContent } = createCopy(COPY_INPUT)
  const words = Object.fromEntries(PLACEHOLDERS.map((name) => [name, sayContent(`{${name}}`)]))
  return { ...words, CurrentEarningShort2: 'Earn {earn_select}', CurrentEarningShort3: 'Earn {earn_vip}' }
}

async function peers(): Promise<Readonly<Record<string, Fill>>> {
  const i18next = createInstance()
  await i18next.init({ lng: 'en', interpolation: { prefix: '{', suffix: '}', escapeValue: false }, resources: {} })
  const { interpolator } = i18next.services
  const formats = new Map<string, IntlMessageFormat>()
  return {
    'i18next interpolator': (text, dictionary) => interpolator.interpolate(text, dictionary, 'en', {}),
    mustache: (text, dictionary) => Mustache.render(text, dictionary, {}, { tags: ['{', '}'], escape: String }),
    'intl-messageformat': (text, dictionary) => {
      const format = formats.get(text) ?? new IntlMessageFormat(text, 'en')
      formats.set(text, format)
      return String(format.format(dictionary))
    },
    'one regex': (text, dictionary) => text.replace(/\{(\w+)\}/g, (_, name: string) => dictionary[name] ?? ''),
  }
}

function ours(strings: readonly string[]): readonly string[] {
  const { sayContent } = createCopy(COPY_INPUT)
  return strings.map((text) => sayContent(text))
}

/**
 * Strings a second of each method that fills the same 1,000 different strings; throws if the outputs differ. The copy engine's dictionary is resolved
 * again in each run; peers get a resolved one. Cached between runs: by the copy engine the numbers that `Intl` formatted and no
 * text; by i18next and the regex nothing; by mustache and message formats each parsed text.
 */
export async function benchCopy({ say }: { say: (line: string) => void }): Promise<Row[]> {
  const strings = copyStrings(STRINGS)
  const words = dictionaryOf()
  const runs: [name: string, run: () => readonly string[]][] = [['copy engine', () => ours(strings)]]
  for (const [name, once] of Object.entries(await peers())) {
    const fill = untilStable(once)
    runs.push([
      name,
      () => {
        const dictionary = { ...words }
        return strings.map((text) => fill(text, dictionary))
      },
    ])
  }
  const expected = JSON.stringify(ours(strings))
  for (const [name, run] of runs) if (JSON.stringify(run()) !== expected) throw new Error(`${name} gives other words than the copy engine`)
  say(`${strings.length} strings, all ${runs.length} ways give the same words`)

  const times = new Map<string, number[]>(runs.map(([name]) => [name, []]))
  // Alternating, so that other load of the machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of runs) {
      const started = performance.now()
      for (let time = 0; time < RUNS; time += 1) run()
      times.get(name)?.push((performance.now() - started) / RUNS)
    }
  }
  const rate = (name: string) => (STRINGS / median(times.get(name) ?? [])) * 1_000
  const value = Math.round(rate('copy engine'))
  return runs.slice(1).map(([peer]) => ({ name: 'copy', value, unit: 'strings/s', peer, peerValue: Math.round(rate(peer)) }))
}
