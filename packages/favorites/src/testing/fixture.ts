import { testPartner } from '@dining/partner-kit/testing'
import type { Fixture } from '@dining/testing/api'

export const PARTNERS = {
  usual: testPartner({ program: { id: 'saving', name: 'Saving', programName: 'Saving Dining', loyaltyName: 'The Club' } }),
  without: testPartner({ program: { id: 'not-saving', name: 'Not saving' }, features: { hasMerchantFavorites: false } }),
} as const

export interface SavingStart {
  readonly partner: keyof typeof PARTNERS
  readonly isMember: boolean
  /** Ids that the member has saved before. */
  readonly saved: readonly string[]
}

/** Restaurants of these tests: T0, T1 … */
export const RESTAURANTS = 102

export const savingFixture: Fixture<SavingStart> = {
  partners: Object.values(PARTNERS),
  async prepare(api) {
    for (let index = 0; index < RESTAURANTS; index++) await api.addMerchant({ id: `T${index}`, name: `Table ${index}` })
  },
  async arrive(api, { partner, isMember, saved }) {
    const { id } = PARTNERS[partner].program
    if (!isMember) return { browser: api.visitor(id) }
    const member = await api.addMember(id)
    if (saved.length > 0) {
      const rows = saved.map((merchant_id, index) => ({
        partner_id: id,
        member_id: member.id,
        merchant_id,
        saved_at: new Date(api.now().getTime() - index),
      }))
      await api.write((tx) => tx.insertInto('favorite').values(rows).execute())
    }
    return { member, browser: await api.signedIn(member) }
  },
}
