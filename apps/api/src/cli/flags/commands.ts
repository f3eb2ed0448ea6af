import { userInfo } from 'node:os'

import { flagRuleSchema } from '@dining/contract'
import { AUTH_FLAGS, fail, PARTNER_FLAGS, SEARCH_FILTERS, STUDIO_SWITCHES, succeed, TIER_LEVELS, type Result } from '@dining/domain'
import { FLAG_AUDIENCES, TARGETED_FLAGS } from '@dining/domain/flags'
import * as v from 'valibot'

import type { FlagValue } from '../../store/repositories/feature-flag.ts'
import { FILTERS_FLAG, FLAG_NAMES, switchValueSchema, type FlagName } from '../../use-cases/feature-flags.ts'
import { defineCommand } from '../command.ts'
import { runFlagsExplain } from './explain.ts'
import { AUDIENCE_HELP, AUDIENCE_KNOWN, AUDIENCE_OPTIONS, audienceOf, kindsOf, tiersOf } from './rule-options.ts'
import { runFlagsClear, runFlagsList, runFlagsSet } from './run.ts'

const WHY = [
  ['--reason <why>', 'why; recorded with the value (required)'],
  ['--by <who>', 'author; default: your login'],
] as const
const OPTIONS = { reason: { type: 'string' }, by: { type: 'string' } } as const
const SWITCHES: Readonly<Record<string, boolean>> = { on: true, off: false }
const isOfMaintenance = (name: string) => name.startsWith('maintenance')
const NOTES = [
  `Flags of signing in: ${AUTH_FLAGS.join(', ')}; of search: ${FILTERS_FLAG};`,
  `of maintenance: ${PARTNER_FLAGS.filter(isOfMaintenance).join(', ')}; of the site:`,
  `${PARTNER_FLAGS.filter((name) => !isOfMaintenance(name)).join(', ')};`,
  `of the studio: ${STUDIO_SWITCHES.join(', ')} (content is published only after another publisher approved it).`,
  'Sites show a change within two seconds; no restart is needed.',
]

const KNOWN = { flag: FLAG_NAMES, ...AUDIENCE_KNOWN }

const filtersSchema = v.array(v.picklist(SEARCH_FILTERS))

const because = { partnerId: v.string(), name: v.picklist(FLAG_NAMES), reason: v.string(), by: v.string() }

export const flagsList = defineCommand({
  name: 'flags list',
  summary: 'Shows the run-time flags of a partner, and who set each and why.',
  usage: 'flags list <partner> [--json]',
  optionsHelp: [['--json', 'one object per line and flag']],
  notes: [],
  options: { json: { type: 'boolean' } },
  request: v.object({ partnerId: v.string(), json: v.boolean() }),
  read: ({ words: [partnerId, ...more], values }) =>
    partnerId === undefined
      ? fail('Missing partner.')
      : more.length > 0
        ? fail(`Unexpected argument "${more[0]}".`)
        : succeed({ partnerId, json: values['json'] === true }),
  run: (deps, request, print) => runFlagsList(deps, request, print),
})

export const flagsSet = defineCommand({
  name: 'flags set',
  isOneChange: true,
  summary: 'Sets a run-time flag of a partner. It overrides the value in the partner’s folder.',
  usage: 'flags set <partner> <flag> <on|off|list> --reason <why> [--percentage <0-100>] [--kind <list>] [--tier <list>]',
  optionsHelp: [...WHY, ...AUDIENCE_HELP],
  notes: [
    ...NOTES,
    'Every flag is on or off, except "filters": a list separated by commas, of',
    `  ${SEARCH_FILTERS.join(', ')}`,
    `A share, kinds and tiers are for ${TARGETED_FLAGS.join(', ')}.`,
  ],
  options: { ...OPTIONS, ...AUDIENCE_OPTIONS },
  known: { ...KNOWN, 'on|off|list': [...Object.keys(SWITCHES), ...SEARCH_FILTERS] },
  request: v.object({
    ...because,
    value: v.union([switchValueSchema, filtersSchema]),
    rule: v.optional(v.nullable(flagRuleSchema), null),
  }),
  read: ({ words, values }) => {
    const [partnerId, flag, typed, ...more] = words
    if (partnerId === undefined || flag === undefined || typed === undefined || more.length > 0) {
      return fail('Missing partner, flag or value.')
    }
    const known = flagNamed(flag)
    if (!known.ok) return known
    const value = valueOf(known.value, typed)
    if (!value.ok) return value
    const audience = audienceOf(values)
    if (!audience.ok) return audience
    const why = whyOf(values)
    if (!why.ok) return why
    const order = { partnerId, name: known.value, ...why.value }
    if (audience.value === null) return succeed({ ...order, value: value.value })
    if (typeof value.value !== 'boolean') return fail(`${known.value} has one value for all: leave out --percentage, --kind and --tier.`)
    // The typed value is that of the audience; everyone else has the other one.
    return succeed({ ...order, value: !value.value, rule: { value: value.value, ...audience.value } })
  },
  run: (deps, request, print) => runFlagsSet(deps, request, print),
})

export const flagsClear = defineCommand({
  name: 'flags clear',
  isOneChange: true,
  summary: 'Resets a run-time flag to the value in the partner’s folder.',
  usage: 'flags clear <partner> <flag> --reason <why>',
  optionsHelp: WHY,
  notes: NOTES,
  options: OPTIONS,
  known: KNOWN,
  request: v.object(because),
  read: ({ words, values }) => {
    const [partnerId, flag, ...more] = words
    if (partnerId === undefined || flag === undefined || more.length > 0) return fail('Missing partner or flag.')
    const known = flagNamed(flag)
    if (!known.ok) return known
    const why = whyOf(values)
    return why.ok ? succeed({ partnerId, name: known.value, ...why.value }) : why
  },
  run: (deps, request, print) => runFlagsClear(deps, request, print),
})

export const flagsExplain = defineCommand({
  name: 'flags explain',
  summary: 'Explains the value of a flag for a visitor: the reason, the rule, who set it, and the bucket of a share.',
  usage: 'flags explain <partner> <flag> [--visitor <key>] [--kind <kind>] [--tier <tier>] [--json]',
  optionsHelp: [
    ['--visitor <key>', 'public id of a member or recognized visitor, or the value of the cookie __Host-split'],
    ['--kind <kind>', `one of ${FLAG_AUDIENCES.join(', ')}; default: visitor, with --tier member`],
    ['--tier <tier>', 'tier of a member'],
    ['--json', 'the evaluation details of OpenFeature as one object'],
  ],
  notes: [],
  options: { visitor: { type: 'string' }, kind: { type: 'string' }, tier: { type: 'string' }, json: { type: 'boolean' } },
  known: KNOWN,
  request: v.object({
    partnerId: v.string(),
    name: v.picklist(FLAG_NAMES),
    subject: v.object({
      kind: v.picklist(FLAG_AUDIENCES),
      key: v.nullable(v.string()),
      tier: v.nullable(v.picklist(TIER_LEVELS)),
    }),
    json: v.boolean(),
  }),
  read: ({ words: [partnerId, flag, ...more], values }) => {
    if (partnerId === undefined || flag === undefined || more.length > 0) return fail('Missing partner or flag.')
    const known = flagNamed(flag)
    if (!known.ok) return known
    const [kinds, tiers] = [kindsOf(values), tiersOf(values)]
    if (!kinds.ok) return kinds
    if (!tiers.ok) return tiers
    if (kinds.value.length > 1 || tiers.value.length > 1) return fail('A visitor has one kind and one tier.')
    const tier = tiers.value[0] ?? null
    const kind = kinds.value[0] ?? (tier === null ? 'visitor' : 'member')
    if (tier !== null && kind !== 'member') return fail('Only members have a tier.')
    const key = typeof values['visitor'] === 'string' ? values['visitor'] : null
    return succeed({ partnerId, name: known.value, subject: { kind, key, tier }, json: values['json'] === true })
  },
  run: (deps, request, print) => runFlagsExplain(deps, request, print),
})

function flagNamed(typed: string): Result<FlagName, string> {
  const known = FLAG_NAMES.find((name) => name.toLowerCase() === typed.toLowerCase())
  return known === undefined ? fail(`Unknown flag "${typed}". Known flags: ${FLAG_NAMES.join(', ')}.`) : succeed(known)
}

function valueOf(name: FlagName, typed: string): Result<boolean | v.InferOutput<typeof filtersSchema>, string> {
  if (name !== FILTERS_FLAG) {
    const value: FlagValue | undefined = SWITCHES[typed]
    return value === undefined ? fail(`${name} must be on or off.`) : succeed(value)
  }
  const list = v.safeParse(filtersSchema, typed.split(','))
  return list.success ? succeed(list.output) : fail(`filters must be a list separated by commas, of ${SEARCH_FILTERS.join(', ')}.`)
}

function whyOf(values: Readonly<Record<string, unknown>>): Result<{ readonly reason: string; readonly by: string }, string> {
  const { reason, by } = values
  if (typeof reason !== 'string' || reason.trim() === '') return fail('Missing --reason <why>.')
  return succeed({ reason: reason.trim(), by: typeof by === 'string' && by !== '' ? by : userInfo().username })
}
