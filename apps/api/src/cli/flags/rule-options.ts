import { fail, succeed, TIER_NAMES, EARNING_TIERS, type EarningTier, type Result } from '@dining/domain'
import { FLAG_AUDIENCES, type FlagAudience } from '@dining/domain/flags'

/** Values of a command line, as parsed by Node. */
type Values = Readonly<Record<string, unknown>>

/** Who gets the typed value. */
export interface TypedAudience {
  readonly percentage: number
  readonly kinds: FlagAudience[]
  readonly tiers: EarningTier[]
}

const TIERS_BY_NAME: ReadonlyMap<string, EarningTier> = new Map(EARNING_TIERS.map((tier) => [TIER_NAMES[tier].toLowerCase(), tier]))
const TIER_LIST = [...TIERS_BY_NAME.keys()].join(', ')

const wordsOf = (typed: unknown) => (typeof typed === 'string' ? typed.split(',').map((word) => word.trim().toLowerCase()) : [])

/** Each word by `find`, once; fails with the sentence of the first unknown one. */
function allKnown<T>(
  words: readonly string[],
  find: (word: string) => T | undefined,
  issue: (word: string) => string,
): Result<T[], string> {
  const found = new Set<T>()
  for (const word of words) {
    const known = find(word)
    if (known === undefined) return fail(issue(word))
    found.add(known)
  }
  return succeed([...found])
}

const kindNamed = (word: string) => FLAG_AUDIENCES.find((kind) => kind === word)

/** The kinds of `--kind`. */
export const kindsOf = (values: Values): Result<FlagAudience[], string> =>
  allKnown(wordsOf(values['kind']), kindNamed, (word) => `Unknown kind "${word}". Kinds: ${FLAG_AUDIENCES.join(', ')}.`)

/** The tiers of `--tier`. */
export const tiersOf = (values: Values): Result<EarningTier[], string> =>
  allKnown(
    wordsOf(values['tier']),
    (word) => TIERS_BY_NAME.get(word),
    (word) => `Unknown tier "${word}". Tiers: ${TIER_LIST}.`,
  )

/** Who gets the typed value; null without an option that limits it. */
export function audienceOf(values: Values): Result<TypedAudience | null, string> {
  const typed = values['percentage']
  if (typed === undefined && values['kind'] === undefined && values['tier'] === undefined) return succeed(null)
  if (typed !== undefined && !(typeof typed === 'string' && /^(?:\d{1,2}|100)$/.test(typed)))
    return fail('--percentage must be a whole number from 0 to 100.')
  const kinds = kindsOf(values)
  if (!kinds.ok) return kinds
  const tiers = tiersOf(values)
  return tiers.ok ? succeed({ percentage: Number(typed ?? 100), kinds: kinds.value, tiers: tiers.value }) : tiers
}

/** Lines of the help about these options. */
export const AUDIENCE_HELP = [
  ['--percentage <0-100>', 'only for this share, drawn by the visitor; everyone else has the other value'],
  ['--kind <list>', `only for these kinds of visitors, of ${FLAG_AUDIENCES.join(', ')}`],
  ['--tier <list>', `only for members of these tiers, of ${TIER_LIST}`],
] as const
/** Values of these options. */
export const AUDIENCE_KNOWN = { '--kind': FLAG_AUDIENCES, '--tier': [...TIERS_BY_NAME.keys()] } as const
export const AUDIENCE_OPTIONS = { percentage: { type: 'string' }, kind: { type: 'string' }, tier: { type: 'string' } } as const
