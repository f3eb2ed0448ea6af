import * as v from 'valibot'

import { flagRuleSchema } from './flag-rule.ts'

/** The cookie with the number by which a share of visitors is drawn; set by web servers while a flag splits visitors, HttpOnly. */
export const SPLIT_COOKIE = '__Host-split'

/** Its query parameter: the number of a browser, of whose values the answer is then. */
export const SPLIT_PARAMETER = 'split'
/** Where a web server asks why each flag of its partner has its value (ROUTE-39). It is not below /api, which browsers can reach. */
export const FLAG_STATES_PATH = '/flag-states'

const flagStateSchema = v.object({
  name: v.string(),
  /** The value for everyone whom no rule matches. */
  value: v.union([v.boolean(), v.array(v.string())]),
  /** `configuration`: the partner's folder; `set`: set at run time, which overrides the folder. */
  variant: v.picklist(['configuration', 'set']),
  /** Why it was set; empty for a value of the folder. */
  reason: v.string(),
  /** When it was set. */
  setAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Who gets another value. An API of an older version has none. */
  rule: v.optional(v.nullable(flagRuleSchema), null),
  /** Whether a remote provider may give visitors different values, which the API alone knows. */
  differs: v.optional(v.boolean(), false),
})
export type FlagState = v.InferOutput<typeof flagStateSchema>

export const flagStatesSchema = v.object({ flags: v.array(flagStateSchema) })
