import { endpoints, type FlexOffer } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { flexOfferRepo } from '../../../store/repositories/flex-offer.ts'
import { memberRepo } from '../../../store/repositories/member.ts'
import { merchantRepo } from '../../../store/repositories/merchant.ts'
import { isFlagOn } from '../../../use-cases/feature-flags.ts'
import { flexOfferOnDay, type CurrentFlexOffer } from '../../../use-cases/flex-offers/current-offer.ts'
import { registerRead, type Api } from '../../api.ts'

/** Flex offers of the signed-in member (MERCHANT-45, MERCHANT-46); where the partner has none, the calls do not exist. */
export function flexOfferRoutes(api: Api): void {
  const { clock } = api.deps

  registerRead(api, endpoints.getFlexOffer, async ({ params, partner, session }, tx) => {
    const { id } = partner.program
    // Sent together, so that they take one round trip to the database.
    const [isOn, member, merchant, offers] = await Promise.all([
      isFlagOn(tx, api.deps, partner, 'flexOffers', { memberId: session.memberId, now: clock() }),
      memberRepo(tx, id).byId(session.memberId),
      merchantRepo(tx, partner.features).byId(params.merchantId),
      flexOfferRepo(tx, id).unusedAt(session.memberId, params.merchantId),
    ])
    if (!isOn) return fail({ kind: 'not-found' })
    // The same for a member who exists and one who does not.
    if (member?.public_id !== params.publicId) return fail({ kind: 'forbidden' })
    if (!merchant) return fail({ kind: 'not-found' })
    const offer = flexOfferOnDay(offers, merchant.time_zone, clock())
    return succeed(offer && presentFlexOffer(offer))
  })

  registerRead(api, endpoints.getFlexOffers, async ({ partner, session }, tx) => {
    const [isOn, offers] = await Promise.all([
      isFlagOn(tx, api.deps, partner, 'flexOffers', { memberId: session.memberId, now: clock() }),
      flexOfferRepo(tx, partner.program.id).unusedOf(session.memberId),
    ])
    if (!isOn) return fail({ kind: 'not-found' })
    const now = clock()
    const data = [...Map.groupBy(offers, ({ merchant_id }) => merchant_id)].flatMap(([merchantId, own]) => {
      const offer = flexOfferOnDay(own, own[0]?.time_zone ?? 'UTC', now)
      return offer ? [{ merchantId, ...presentFlexOffer(offer) }] : []
    })
    return succeed({ data })
  })
}

const presentFlexOffer = ({ id, units }: CurrentFlexOffer): FlexOffer => ({ id, webMessageOfferAmount: units })
