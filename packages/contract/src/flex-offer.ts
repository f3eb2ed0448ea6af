import { PUBLIC_ID_PATTERN } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { merchantIdSchema } from './merchant.ts'

/** An offer of a restaurant for one member: extra units of the next dine there that earns, once (MERCHANT-45). */
const flexOfferSchema = v.object({
  id: v.string(),
  /** Whole units; cents for money partners. */
  webMessageOfferAmount: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type FlexOffer = v.InferOutput<typeof flexOfferSchema>

export const getFlexOffer = endpoint('getFlexOffer', {
  method: 'GET',
  path: '/api/merchants/:merchantId/flex-offers/members/:publicId',
  summary: 'The flex offer of a restaurant that the member’s next dine there uses; null if there is none (MERCHANT-46)',
  params: v.object({ merchantId: merchantIdSchema, publicId: v.pipe(v.string(), v.regex(PUBLIC_ID_PATTERN)) }),
  answer: v.nullable(flexOfferSchema),
  session: 'required',
  errors: ['forbidden', 'not-found'],
})

export const getFlexOffers = endpoint('getFlexOffers', {
  method: 'GET',
  path: '/api/Member/FlexOffers',
  summary: 'The member’s flex offers of all restaurants, for their cards in lists: the highest first',
  answer: v.object({ data: v.array(v.object({ merchantId: v.string(), ...flexOfferSchema.entries })) }),
  session: 'required',
  errors: ['not-found'],
})
