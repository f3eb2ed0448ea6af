import { cutPassword } from '@dining/domain'
import type { FieldSpec } from '@dining/forms/rules'
import type { Partner } from '@dining/partner-kit'

import { accepts, isRequired, ofLength, rulesOf } from './read-rules.ts'

/** A field that is required only at some partners, by the sentence of its row. */
const REQUIRED_WHERE: Readonly<Record<string, (partner: Partner) => boolean>> = {
  'PROFILE-07': (partner) => !fromProvider(partner),
  'PROFILE-09': fullAddress,
  'PROFILE-11': fullAddress,
  'PROFILE-12': fullAddress,
}

/** Where a provider gives a field's value, which nobody types there (PROFILE-07). */
const READ_ONLY_WHERE: Readonly<Record<string, (partner: Partner) => boolean>> = {
  'PROFILE-05': fromProvider,
  'PROFILE-06': fromProvider,
}

function fromProvider({ program }: Partner): boolean {
  return program.enrollmentType === 'sso'
}

function fullAddress({ program, features }: Partner): boolean {
  return features.fullAddressRequired && program.currencyType !== 'Credit'
}

/** A figure in a sentence of the specification, and whether a field acts by it. */
interface Figure {
  readonly pattern: RegExp
  readonly holds: (spec: FieldSpec, count: number) => Promise<boolean>
}

const FIGURES: readonly Figure[] = [
  {
    pattern: /(?:at most|a maximum length of) (\d+) characters/,
    // An address of so many characters is not a text of letters; there the check's own figure counts.
    async holds(spec, count) {
      const figures = (await rulesOf(spec)).flatMap(({ figures: { max } }) => max ?? [])
      const isText = await accepts(spec, ofLength(1))
      return (
        figures.join() === String(count) &&
        (!isText || ((await accepts(spec, ofLength(count))) && !(await accepts(spec, ofLength(count + 1)))))
      )
    },
  },
  {
    pattern: /Password minimum (\d+)/,
    holds: async (spec, count) => (await accepts(spec, ofLength(count))) && !(await accepts(spec, ofLength(count - 1))),
  },
  { pattern: /cut to (\d+) characters/i, holds: (_, count) => Promise.resolve(cutPassword(ofLength(count + 9)).length === count) },
  {
    pattern: /(?:exactly (\d+) digits|a (\d+)-digit North American number)/,
    async holds(spec, count) {
      // The checks without the server, which knows the ZIP codes that exist.
      const own = { ...spec, checks: spec.checks?.slice(0, 1) ?? [] }
      const [shorter, right, longer] = await Promise.all([-1, 0, 1].map(async (by) => accepts(own, ofLength(count + by, 'digits'))))
      return right === true && shorter === false && longer === false
    },
  },
]

interface Compared {
  readonly id: string
  /** The sentences of the row and of the decisions about it. */
  readonly sentences: readonly string[]
}

/** Where a field at a partner acts differently from a sentence of the specification: one line each. */
export async function differencesOf(spec: FieldSpec, partner: Partner, { id, sentences }: Compared): Promise<readonly string[]> {
  const lines: string[] = []
  for (const sentence of sentences) {
    for (const { pattern, holds } of FIGURES) {
      const [figure, ...groups] = pattern.exec(sentence) ?? []
      if (figure === undefined || READ_ONLY_WHERE[id]?.(partner) === true) continue
      // No password is typed where the provider has it.
      if (spec.kind === 'secret' && !(await isRequired(spec))) continue
      if (!(await holds(spec, Number(groups.find((group) => group !== undefined))))) lines.push(`${id} says "${figure}".`)
    }
    const required = mustBeRequired(id, sentence, partner)
    if (required !== undefined && required !== (await isRequired(spec))) {
      lines.push(`${id} says that it is ${required ? '' : 'not '}required at ${partner.program.id}.`)
    }
  }
  return lines
}

/** What a sentence says about an empty field; undefined if it says nothing. */
function mustBeRequired(id: string, sentence: string, partner: Partner): boolean | undefined {
  const where = REQUIRED_WHERE[id]
  if (where) return where(partner)
  if (sentence.includes('is not required')) return false
  return /(?:^Zip is|which is) required\b/.test(sentence) ? true : undefined
}
