import { PARTNER_HEADER, type Answer, type endpoints } from '@dining/contract'

import { stack } from './stack.ts'

type Found = Answer<typeof endpoints.searchMerchants>
type Detail = Answer<typeof endpoints.getMerchant>

async function get(path: string, partnerId: string): Promise<unknown> {
  const answer = await fetch(stack().direct.api + path, { headers: { [PARTNER_HEADER]: partnerId } })
  return answer.json()
}

/** A merchant whose offer has no limit, no excluded day or meal and no extra, so that what a dine earns follows from the tier alone. */
export async function plainMerchant(partnerId: string, near = 'Chicago, IL'): Promise<Detail> {
  for (let page = 1; page < 20; page += 1) {
    // The answers are what the contract says: the API checks them itself.
    const found = (await get(
      `/api/v2/Merchants/Search?location=${encodeURIComponent(near)}&pageNo=${page}&pageSize=50`,
      partnerId,
    )) as Found
    for (const { id, benefitAvailability } of found.data) {
      if (benefitAvailability.offerType !== 'Unlimited' || benefitAvailability.accessTier !== 0 || benefitAvailability.bonusUnits !== null)
        continue
      const merchant = (await get(`/api/v2/Merchants/${id}`, partnerId)) as Detail
      const { days, meals, firstDay, lastDay } = merchant.offer
      if (days.length === 7 && meals.length === 0 && firstDay === null && lastDay === null) return merchant
    }
  }
  throw new Error(`no merchant with a plain offer near ${near}`)
}
