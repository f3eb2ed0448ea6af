import { AUTH_FLAGS, EARNING_TIERS, PARTNER_FLAGS, SEARCH_FILTERS, STUDIO_SWITCHES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { flagRuleSchema } from './flag-rule.ts'
import { ofPartner, partnerSchema, reasonSchema } from './studio-params.ts'

const flagSchema = v.picklist([...AUTH_FLAGS, 'filters', ...PARTNER_FLAGS, ...STUDIO_SWITCHES])
/** On or off; of `filters`, the list of the shown ones, of which an empty one shows all. */
const valueSchema = v.union([v.boolean(), v.array(v.string())])

const studioFlagSchema = v.object({
  name: flagSchema,
  /** Of everyone whom the rule does not match. */
  value: valueSchema,
  /** Who has another value. */
  rule: v.nullable(flagRuleSchema),
  /** The tiers that a rule can name; null for a flag that has one value for all. */
  tiers: v.nullable(v.array(v.picklist(EARNING_TIERS))),
  /** The value in the partner's folder, which counts while none is set. */
  own: valueSchema,
  /** What the remote provider has to do with the value for a visitor without a number; null if nothing. */
  remote: v.nullable(
    v.object({
      /** Null if it has no answer that is accepted, so that the rules count. */
      value: v.nullable(v.boolean()),
      /** OpenFeature's reason, such as `STATIC`; `STALE` for the last answer of a provider that fails, `ERROR` without one. */
      reason: v.string(),
      /** What is wrong: how the provider fails, or OpenFeature's code of a flag that is not accepted. */
      fault: v.nullable(v.string()),
      /** When it has last confirmed the value. */
      confirmedAt: v.nullable(v.string()),
      /** Whether visitors may have different values. */
      differs: v.boolean(),
    }),
  ),
  /** Who set the value, when and why; null for the folder's. */
  set: v.nullable(v.object({ at: v.string(), by: v.string(), reason: v.string() })),
})
export type StudioFlag = v.InferOutput<typeof studioFlagSchema>

const listFlags = endpoint('listFlags', {
  method: 'GET',
  path: '/api/studio/partners/:partner/flags',
  summary: 'The run-time flags of a partner, with who set each and why',
  params: ofPartner,
  answer: v.object({ flags: v.array(studioFlagSchema) }),
  session: 'required',
})

const ofFlag = v.object({ partner: partnerSchema, flag: flagSchema })

const setFlag = endpoint('setFlag', {
  method: 'PUT',
  path: '/api/studio/partners/:partner/flags/:flag',
  summary: 'Sets a run-time flag, which overrides the partner’s folder; recorded in the audit trail with the reason',
  params: ofFlag,
  body: v.object({
    value: v.union([v.boolean(), v.pipe(v.array(v.picklist(SEARCH_FILTERS)), v.maxLength(SEARCH_FILTERS.length))]),
    rule: v.optional(v.nullable(flagRuleSchema), null),
    reason: reasonSchema,
  }),
  answer: v.object({ flags: v.array(studioFlagSchema) }),
  errors: ['not-found', 'validation-failed'],
  session: 'required',
})

const clearFlag = endpoint('clearFlag', {
  method: 'POST',
  path: '/api/studio/partners/:partner/flags/:flag/clear',
  summary: 'Resets a run-time flag to the value of the partner’s folder; recorded in the audit trail with the reason',
  params: ofFlag,
  body: v.object({ reason: reasonSchema }),
  answer: v.object({ flags: v.array(studioFlagSchema) }),
  errors: ['not-found', 'validation-failed'],
  session: 'required',
})

/** The calls of the studio about run-time flags. */
export const studioFlagEndpoints = { listFlags, setFlag, clearFlag } as const
