import type { StudioFlag } from '@dining/contract/studio'
import { EARNING_TIERS, fail, succeed, type Result } from '@dining/domain'
import { FLAG_AUDIENCES, ruleSentence, type FlagAudience } from '@dining/domain/flags'

/** A field of the form, by which an issue is shown. */
export type RuleField = 'percentage' | 'kinds' | 'tiers'
export type RuleIssues = Readonly<Partial<Record<RuleField, string>>>

export const AUDIENCE_LABELS: Readonly<Record<FlagAudience, string>> = {
  visitor: 'Visitors who are not signed in',
  known: 'Recognized visitors who are not signed in',
  member: 'Members',
}

export const kindName = (kind: FlagAudience) => `kind-${kind}`
export const tierName = (tier: number) => `tier-${tier}`

/** What the form asks: the value of those who are chosen, and who they are; the rule is null for everyone. */
interface Asked {
  readonly value: boolean
  readonly rule: StudioFlag['rule']
}

/** Reads the form of a flag that may have a rule. The value that it returns is that of everyone else, as the API stores it. */
export function readRuleForm(form: FormData): Result<Asked, RuleIssues> {
  const value = form.has('value')
  const typed = form.get('percentage')
  if (typeof typed !== 'string' || !/^\s*(?:\d{1,2}|100)\s*$/.test(typed))
    return fail({ percentage: 'Enter a whole number from 0 to 100.' })
  const kinds = FLAG_AUDIENCES.filter((kind) => form.has(kindName(kind)))
  const tiers = EARNING_TIERS.filter((tier) => form.has(tierName(tier)))
  if (tiers.length > 0 && kinds.length > 0 && !kinds.includes('member'))
    return fail({ kinds: 'Only members have a tier. Choose members too, or no tier.' })
  const percentage = Number(typed)
  if (percentage === 100 && kinds.length === 0 && tiers.length === 0) return succeed({ value, rule: null })
  return succeed({ value: !value, rule: { value, percentage, kinds, tiers } })
}

/** What the form would set, as a sentence; empty while it cannot be set. */
export function previewOf(form: FormData): string {
  const read = readRuleForm(form)
  if (!read.ok) return ''
  const { value, rule } = read.value
  return rule ? ruleSentence(rule) : `${value ? 'On' : 'Off'} for everyone.`
}

/** The value that the form starts with, of those whom the rule matches. */
export const startValue = ({ value, rule }: StudioFlag): boolean => (rule ? rule.value : value === true)

const REFUSALS: Readonly<Record<RuleField, string>> = {
  percentage: 'Four other flags already split visitors. Reset one of them, or choose members alone.',
  kinds: 'Only members have a tier. Choose members too, or no tier.',
  tiers: 'This program does not have this tier.',
}

/** The issues of a refused call, by the fields of the form. */
export function issuesOfRefusal(fields: readonly { readonly field: string }[]): RuleIssues {
  const names = Object.keys(REFUSALS).filter((name): name is RuleField => fields.some(({ field }) => field === `rule.${name}`))
  return Object.fromEntries(names.map((name) => [name, REFUSALS[name]]))
}
