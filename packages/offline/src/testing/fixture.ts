import { testPartner } from '@dining/partner-kit/testing'
import type { Fixture } from '@dining/testing/api'

export const KEEPING = testPartner({ program: { id: 'keeping', name: 'Keeping', programName: 'Keeping Dining', loyaltyName: 'The Club' } })

/** Restaurants of these tests: K0 to K2. */
export const RESTAURANTS = 3

export const keepingFixture: Fixture<null> = {
  partners: [KEEPING],
  async prepare(api) {
    for (let index = 0; index < RESTAURANTS; index++) await api.addMerchant({ id: `K${index}`, name: `Kitchen ${index}` })
  },
  async arrive(api) {
    const member = await api.addMember('keeping')
    return { member, browser: await api.signedIn(member) }
  },
}
