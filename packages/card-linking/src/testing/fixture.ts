import { testPartner } from '@dining/partner-kit/testing'
import type { Fixture } from '@dining/testing/api'

const casing = { action: 'upper', headline: 'none' } as const

/** The partner of these tests: its casing shows where a text is an action. */
export const PARTNER = testPartner({
  program: { id: 'one', name: 'One', programName: 'One Dining', loyaltyName: 'One' },
  copy: { casing },
})

/** A partner that knows cards of its members. */
export const KNOWING = testPartner({
  program: { id: 'knowing', name: 'Knowing', programName: 'Knowing Dining', loyaltyName: 'Knowing Club' },
  features: { hasPartnerLoadedCards: true },
  copy: { casing },
})

/** A partner that accepts two of the four brands. */
export const NARROW = testPartner({
  program: { id: 'narrow', name: 'Narrow', programName: 'Narrow Dining', loyaltyName: 'Narrow' },
  features: { cardTypesAccepted: ['MAST', 'VISA'] },
  copy: { casing },
})

/** The partner of the member that a test starts with. */
export const partnerOf = ({ known, isNarrow }: Pick<CardStart, 'known' | 'isNarrow'>) => (known ? KNOWING : isNarrow ? NARROW : PARTNER)

/** A card that the partner knows of the member, loaded into the real vault. */
export interface KnownCard {
  readonly number: string
  readonly card_type: 'Visa' | 'Amex' | 'Mastercard' | 'Discover'
  readonly description?: string
  /** Null where the partner does not give it; the last digits of the number by default. */
  readonly last_four?: string | null
}

/** The member that a test starts with. */
export interface CardStart {
  readonly cards: readonly { readonly card_type: 'Visa' | 'Amex'; readonly last_four: string; readonly description: string }[]
  /** Cards that the partner knows; the member is then one of KNOWING. */
  readonly known?: readonly KnownCard[]
  /** The member is then one of NARROW. */
  readonly isNarrow?: boolean
  readonly memberType: 'EnrolledCardMember' | 'ClosedAccountMember' | 'NonCardMember'
  readonly signedIn: boolean
  /** Minutes since the member has proved who they are; 0 by default. */
  readonly provedMinutesAgo?: number
}

/** A member with cards, signed in unless the test says otherwise, and the real vault. */
export const cardFixture: Fixture<CardStart> = {
  partners: [PARTNER, KNOWING, NARROW],
  hasVault: true,
  async arrive(api, start, vault) {
    const { cards, known, memberType, signedIn, provedMinutesAgo = 0 } = start
    const { id } = partnerOf(start).program
    const member = await api.addMember(id, { member_type: memberType, active: memberType === 'EnrolledCardMember' })
    for (const card of cards) await api.addCard(member, card)
    for (const [at, { number, card_type, description = '', last_four = number.slice(-4) }] of (known ?? []).entries()) {
      const vault_token = (await vault?.loadCard(id, number)) ?? ''
      const row = {
        partner_id: id,
        id: `${member.public_id}-${String(at).padStart(2, '0')}`.slice(-40),
        member_id: member.id,
        vault_token,
        card_type,
        last_four,
        description,
        imported_at: api.now(),
      }
      await api.write((tx) => tx.insertInto('partner_card').values(row).execute())
    }
    const browser = signedIn ? await api.signedIn(member) : api.visitor(id)
    const confirmed_at = new Date(api.now().getTime() - provedMinutesAgo * 60_000)
    await api.write((tx) => tx.updateTable('session').set({ confirmed_at }).where('member_id', '=', member.id).execute())
    return { member, browser }
  },
}
