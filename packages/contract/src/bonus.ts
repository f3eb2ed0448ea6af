import { BONUS_CODE_PATTERN, BONUS_STATUSES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

/**
 * A bonus of a member (BONUS-01). The fields that may be missing are those of this API alone; a page without them shows the description.
 */
export const bonusSchema = v.object({
  code: v.string(),
  isNewMemberBonus: v.boolean(),
  description: v.string(),
  memberIsEligibleForNMB: v.boolean(),
  bonusStatus: v.picklist(BONUS_STATUSES),
  /** ISO time from which the member has been offered it. */
  createDateUtc: v.string(),
  /** Whole units; cents for money partners. */
  amount: v.exactOptional(v.number()),
  /** Whether only the native app can activate it. */
  isAppOnly: v.exactOptional(v.boolean()),
  /** ISO time until which it can be activated (Eligible), or its dines count (Enrolled); missing without an end. */
  endsAt: v.exactOptional(v.string()),
  /** The dines that fulfil it, and their cents; what counts so far of an activated one. */
  progress: v.exactOptional(v.object({ dines: v.number(), dinesRequired: v.number(), cents: v.number(), centsRequired: v.number() })),
  /** ISO time at which it was fulfilled, and at which its amount was added to the balance. */
  qualifiedAt: v.exactOptional(v.string()),
  paidAt: v.exactOptional(v.string()),
})
export type Bonus = v.InferOutput<typeof bonusSchema>

export const activateBonus = endpoint('activateBonus', {
  method: 'POST',
  path: '/api/Member/Bonus/:bonusCode',
  summary: 'Activates a bonus of the member (BONUS-08). A repeated call has the same effect.',
  params: v.object({ bonusCode: v.pipe(v.string(), v.regex(BONUS_CODE_PATTERN)) }),
  answer: bonusSchema,
  session: 'required',
  errors: ['not-found', 'bonus-ended', 'bonus-app-only', 'bonus-taken'],
})
