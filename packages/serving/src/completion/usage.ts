/** What may be typed in one place of a command line. */
export interface Candidates {
  readonly words: readonly string[]
  readonly files: boolean
}

/** A command as its help describes it. */
export interface Usage {
  /** Words that select it: ["flags", "set"]. */
  readonly words: readonly string[]
  /** What follows them, by place. */
  readonly places: readonly Candidates[]
  /** Whether the last place repeats. */
  readonly repeats: boolean
  /** By name, "--json"; null: takes no value. */
  readonly options: ReadonlyMap<string, Candidates | null>
}

/**
 * Values that are known, by the placeholder of the help ("flag" for `<flag>`) or by the option ("--kind"); with a command before it ("new id") for that one
 * alone.
 */
export type KnownValues = Readonly<Record<string, readonly string[]>>

/** Options of a command as `parseArgs` gets them. */
export type OptionTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>

const NOTHING: Candidates = { words: [], files: false }
/** Names of placeholders for a path. */
const PATH = /^(?:file|folder|dir|pack|maps|backup|keys)\b/
/** Words that need no quotes in a shell. */
const PLAIN = /^[\w@.,+/-]+$/

/**
 * Reads a line of usage, such as `flags set <partner> <flag> <on|off> [--kind <list>]`.
 * @param types of the options; of those that are missing here, one has a value if a placeholder follows it
 */
export function readUsage(line: string, known: KnownValues, types: OptionTypes = {}): Usage {
  const tokens = line.replaceAll(/[[\]()]|\s\|(?=\s)/g, ' ').match(/<[^>]*>\S*|\S+/g) ?? []
  const first = tokens.findIndex((token) => !/^[a-z][a-z-]*$/.test(token))
  // A placeholder may be without angle brackets: "[folder]".
  const isTyped = (at: number) => at < (first === -1 ? tokens.length : first) && !line.includes(`[${tokens[at]}`)
  const words = tokens.filter((_, at) => isTyped(at))
  const command = words.join(' ')
  const places: Candidates[] = []
  const options = new Map<string, Candidates | null>()
  let repeats = false
  const rest = tokens.slice(words.length)
  for (let at = 0; at < rest.length; at++) {
    const token = rest[at] ?? ''
    if (token.startsWith('--')) {
      const next = rest[at + 1]
      const hasValue = types[token.slice(2)]?.type === 'string' || (types[token.slice(2)] === undefined && next?.startsWith('<') === true)
      options.set(token, hasValue ? candidatesOf(next ?? '', known, command, token) : null)
      if (hasValue) at++
    } else if (token !== 'options' && token !== '…') {
      places.push(candidatesOf(token, known, command))
      repeats ||= token.includes('…')
    } else repeats ||= token === '…' && places.length > 0
  }
  for (const [name, { type }] of Object.entries(types)) {
    const option = `--${name}`
    if (!options.has(option)) options.set(option, type === 'string' ? candidatesOf('', known, command, option) : null)
  }
  options.set('--help', null)
  return { words, places, repeats, options }
}

/** What may be typed for a placeholder. @param option whose value it is */
export function candidatesOf(placeholder: string, known: KnownValues, command: string, option?: string): Candidates {
  const name = /^<([^>]*)>/.exec(placeholder)?.[1] ?? placeholder
  const key = name.replaceAll('…', '')
  const given =
    known[placeholder] ?? known[`${command} ${option ?? key}`] ?? (option === undefined ? undefined : known[option]) ?? known[key]
  if (given) return { words: given.filter((word) => PLAIN.test(word)), files: false }
  if (PATH.test(key)) return { words: [], files: true }
  // Of `<email|id>`, the names are placeholders themselves.
  return placeholder.startsWith('<') || !key.includes('|')
    ? NOTHING
    : { words: key.split('|').filter((word) => PLAIN.test(word)), files: false }
}
