/** The remedy for an unknown token without a similar known one. */
export const knownTokens = (known: readonly string[]): string => `Known tokens: ${known.map((name) => `{${name}}`).join(', ')}.`

/** Maximum edit distance of a typing mistake, as a share of the word's length. */
const NEAR = 0.4

/** The most similar known name, or undefined if none is similar. */
export function suggest(written: string, known: Iterable<string>): string | undefined {
  const wanted = written.toLowerCase()
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length * NEAR)) + 1
  for (const name of known) {
    const candidate = name.toLowerCase()
    const away = wanted.startsWith(candidate) || candidate.startsWith(wanted) ? 1 : distance(wanted, candidate)
    if (away < least) {
      least = away
      best = name
    }
  }
  return best
}

/** Number of letters to insert, remove or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
