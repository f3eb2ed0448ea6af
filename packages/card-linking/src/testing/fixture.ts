import { testPartner } from '@dining/partner-kit/testing'
import type { Fixture } from '@dining/testing/api'

/** The partner of these tests: its casing shows where a text is an action. */
export const PARTNER = testPartner({
  program: { id: 'one', name: 'One', programName: 'One Dining', loyaltyName: 'One' },
  copy: { casing: { action: 'upper', headline: 'none' } },
})

/** The member that a test starts with. */
export interface CardStart {
  readonly cards: readonly { readonly card_type: 'Visa' | 'Amex'; readonly last_four: string; readonly description: string }[]
  readonly memberType: 'EnrolledCardMember' | 'ClosedAccountMember' | 'NonCardMember'
  readonly signedIn: boolean
}

/** A member with cards, signed in unless the test says otherwise, and the real vault. */
export const cardFixture: Fixture<CardStart> = {
  partners: [PARTNER],
  hasVault: true,
  async arrive(api, { cards, memberType, signedIn }) {
    const { id } = PARTNER.program
    const member = await api.addMember(id, { member_type: memberType, active: memberType === 'EnrolledCardMember' })
    for (const card of cards) await api.addCard(member, card)
    return { member, browser: signedIn ? await api.signedIn(member) : api.visitor(id) }
  },
}
