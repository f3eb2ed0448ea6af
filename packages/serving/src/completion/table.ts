import type { Candidates, Usage } from './usage.ts'

/**
 * Candidates by the place of the cursor: `flags set#1` is the second argument of `flags set`, `flags set#*` a further one, `flags set#-` its options,
 * `flags set#--kind` the value of that option. Each command, and each start of one, has the key `…#-`.
 */
export type CompletionTable = ReadonlyMap<string, Candidates>

export function completionTable(usages: readonly Usage[]): CompletionTable {
  const table = new Map<string, Candidates>()
  const add = (key: string, { words, files }: Candidates) => {
    const before = table.get(key)
    table.set(key, { words: [...new Set([...(before?.words ?? []), ...words])], files: files || before?.files === true })
  }
  add('#-', { words: ['--help'], files: false })
  for (const { words, places, repeats, options } of usages) {
    for (const [at, word] of words.entries()) {
      add(`${words.slice(0, at).join(' ')}#0`, { words: [word], files: false })
      add(`${words.slice(0, at + 1).join(' ')}#-`, { words: ['--help'], files: false })
    }
    const path = words.join(' ')
    for (const [at, place] of places.entries()) add(`${path}#${at}`, place)
    const last = places.at(-1)
    if (repeats && last) add(`${path}#*`, last)
    for (const [option, value] of options) {
      add(`${path}#-`, { words: [option], files: false })
      if (value) add(`${path}#${option}`, value)
    }
  }
  return table
}
