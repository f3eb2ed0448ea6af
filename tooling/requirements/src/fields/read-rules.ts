import { findIssue, type FieldSpec } from '@dining/forms/rules'

/** What a check of a form refuses: the code of its issue, with the figures that the issue carries. */
export interface Rule {
  readonly code: string
  /** `max`, `min` or `length`, in characters. */
  readonly figures: Readonly<Record<string, number>>
}

/** Slots of an issue that are limits; the others are words of its message. */
const LIMITS = ['max', 'min', 'length']

/** Longer than any limit of a form. */
const LONG = 20_000

/**
 * Inputs of which every check refuses at least one: each kind of character alone, a text that is too long, numbers that break a rule, and an address that
 * only its length makes invalid. `VALUES` has what checks compare them with.
 */
const PROBES: readonly string[] = [
  'a',
  '1',
  '-',
  'a'.repeat(LONG),
  '2304118847',
  '1125550123',
  '4242 4242 4242 4242',
  `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(5)}com`,
  'maya@example.com',
]
const VALUES = { password: 'another', partnerNumber: '2304118847' }

/**
 * The rules of a field as its checks act: each check is given the probes, and its issues are data. So no rule is written here a second time.
 * @throws Error when a check refuses no probe: `PROBES` then lacks what it refuses
 */
export async function rulesOf({ checks = [], ask, messages = {} }: FieldSpec): Promise<readonly Rule[]> {
  // A frame's answer is known to the frame alone; the field has a message for each.
  if (ask) return Object.keys(messages).map((code) => ({ code, figures: {} }))
  const rules = new Map<string, Rule>()
  for (const check of checks) {
    const issues = await Promise.all(PROBES.map(async (probe) => check(probe, VALUES)))
    const found = issues.filter((issue) => issue !== null)
    if (found.length === 0) throw new Error('A check accepts every probe of read-rules.ts. Add an input that it refuses.')
    for (const { code, ...slots } of found) {
      const figures = Object.fromEntries(
        Object.entries(slots).filter((slot): slot is [string, number] => LIMITS.includes(slot[0]) && typeof slot[1] === 'number'),
      )
      rules.set(JSON.stringify([code, figures]), { code, figures })
    }
  }
  return [...rules.values()]
}

/** Whether the field must have a value. */
export async function isRequired(spec: FieldSpec): Promise<boolean> {
  return (await findIssue(spec, spec.kind === 'checkbox' ? false : '', {}))?.code === 'required'
}

/** Whether the field takes this text. */
export async function accepts(spec: FieldSpec, text: string): Promise<boolean> {
  return (await findIssue(spec, text, {})) === null
}

/** A text of so many characters: letters, or digits that start like a phone number's. */
export const ofLength = (count: number, kind: 'letters' | 'digits' = 'letters'): string => (kind === 'letters' ? 'a' : '2').repeat(count)
