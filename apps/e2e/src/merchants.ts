import type { Answer, endpoints } from '@dining/contract'

import { stack } from './stack.ts'

type Found = Answer<typeof endpoints.searchMerchants>
type Detail = Answer<typeof endpoints.getMerchant>

async function get(path: string, partnerId: string): Promise<unknown> {
  const answer = await fetch(`${stack().direct.web[partnerId]}${path}`)
  return answer.json()
}

/** The merchants of a page of a search near a place. */
async function merchantsNear(partnerId: string, near: string, page: number): Promise<Found> {
  // The answers match the contract: the API validates them itself.
  return (await get(`/api/v2/Merchants/Search?location=${encodeURIComponent(near)}&pageNo=${page}&pageSize=50`, partnerId)) as Found
}

/** Id of an existing merchant. */
export async function firstMerchant(partnerId: string): Promise<string> {
  const [first] = (await merchantsNear(partnerId, 'Chicago, IL', 1)).data
  if (!first) throw new Error('no merchant')
  return first.id
}

/** The first matching merchant near a place. */
async function findMerchant(partnerId: string, near: string, fits: (merchant: Detail) => boolean): Promise<Detail> {
  for (let page = 1; page < 20; page += 1) {
    for (const { id } of (await merchantsNear(partnerId, near, page)).data) {
      const merchant = (await get(`/api/v2/Merchants/${id}`, partnerId)) as Detail
      if (fits(merchant)) return merchant
    }
  }
  throw new Error(`no such merchant near ${near}`)
}

/** A merchant whose offer has no limit, no excluded day or meal and no bonus, so that the benefit of a dine depends only on the tier. */
export function plainMerchant(partnerId: string, near = 'Chicago, IL'): Promise<Detail> {
  return findMerchant(partnerId, near, ({ benefitAvailability, offer }) => {
    const { offerType, accessTier, bonusUnits } = benefitAvailability
    const { days, meals, firstDay, lastDay } = offer
    const isOpen = offerType === 'Unlimited' && accessTier === 0 && bonusUnits === null
    return isOpen && days.length === 7 && meals.length === 0 && firstDay === null && lastDay === null
  })
}

/** A merchant with its own order page, and the page's address. */
export async function orderingMerchant(partnerId: string): Promise<{ readonly id: string; readonly order: NonNullable<Detail['order']> }> {
  const { id, order } = await findMerchant(partnerId, 'Chicago, IL', (merchant) => merchant.order !== null)
  if (order === null) throw new Error('found for its order')
  return { id, order }
}
