import { demonstrationMemberId, emailKey, type MerchantRow } from '@dining/api/data-loading'
import { CARD_BRANDS, localTime } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { activatedBonus, demoBonus } from './demo-bonuses.ts'
import { demoDines } from './demo-dines.ts'
import { demoFlexOffers } from './demo-flex-offers.ts'
import type { DemoCard } from './demo-plan.ts'
import { DEMO_MEMBERS, type DemoMember } from './demo-members.ts'
import { partnerNumber } from './partner-number.ts'
import { createRandom, phoneNumber, seedOf, type Random } from '@dining/demo-restaurants'

const DAY_MS = 86_400_000
/** Days before the data's day on which the members joined. */
const JOINED_DAYS = 400
/** Where they live: near the default position of a visitor. */
const HOME = { address1: '210 W 50th St', address2: '', city: 'New York', state: 'NY', zip_code: '10019' }

export interface DemoRows {
  readonly member: object[]
  readonly member_card: object[]
  readonly card_claim: object[]
  readonly dine: object[]
  readonly flex_offer: object[]
  readonly bonus: object[]
  readonly member_bonus: object[]
  readonly statement_credit: object[]
  readonly member_earning: object[]
}

export interface DemoContext {
  readonly partner: Partner
  readonly merchants: readonly MerchantRow[]
  readonly asOf: Date
  /** Hash of DEMO_PASSWORD. */
  readonly passwordHash: string
}

/** The rows of a partner's demonstration members. The same partner, day and merchants give the same rows. */
export function demoRows(context: DemoContext): DemoRows {
  const rows: DemoRows = {
    member: [],
    member_card: [],
    card_claim: [],
    dine: [],
    flex_offer: [],
    bonus: [demoBonus(context.partner, context.asOf)],
    member_bonus: [],
    statement_credit: [],
    member_earning: [],
  }
  for (const demo of DEMO_MEMBERS) {
    // Only a partner with passwords can request another address.
    if (demo.emailUpdateRequired && context.partner.program.enrollmentType !== 'direct') continue
    if (demo.only !== undefined && demo.only !== context.partner.program.currencyType) continue
    addMember(rows, demo, context)
  }
  return rows
}

function addMember(rows: DemoRows, demo: DemoMember, { partner, merchants, asOf, passwordHash }: DemoContext): void {
  const { id: partner_id, enrollmentType, timeZone, vip } = partner.program
  const random = createRandom(seedOf(`${partner_id} ${demo.email}`))
  const id = demonstrationMemberId(demo.publicId)
  const cards = Array.from({ length: demo.cards }, (_, index) => cardOf(random, partner_id, demo, id, index, asOf))
  const year = localTime(asOf, timeZone).year
  const tier = demo.tier === 3 && !vip ? 2 : demo.tier
  const member = { id, tier_level: tier, email_opt_in: tier >= 2, active: demo.active, vip_until_year: tier === 3 ? year : null }
  const earned = demoDines({ random, partner, demo, member, cards, merchants, asOf })
  rows.member.push({
    ...HOME,
    ...member,
    vip_until_year: earned.vipUntilYear,
    partner_id,
    public_id: demo.publicId,
    family_id: null,
    email: demo.email,
    email_key: emailKey(demo.email),
    password_hash: demo.hasWebProfile && enrollmentType === 'direct' ? passwordHash : null,
    partner_number: partnerNumber(random, partner.features.partnerNumber),
    first_name: demo.firstName,
    last_name: demo.lastName,
    phone_number: phoneNumber(random, HOME.state).replace(/\D/g, ''),
    sms_opt_in: random.chance(0.5),
    member_type: demo.memberType,
    has_web_profile: demo.hasWebProfile,
    enrollment_source: 'web',
    email_update_required: demo.emailUpdateRequired,
    joined_at: new Date(asOf.getTime() - (demo.joinedDays ?? JOINED_DAYS) * DAY_MS),
  })
  rows.member_card.push(...cards)
  rows.dine.push(...earned.dines)
  if (partner.features.hasFlexOffers && demo.active)
    rows.flex_offer.push(...demoFlexOffers({ partner, demo, memberId: id, merchants, asOf }), ...earned.flexOffers)
  rows.member_bonus.push(...activatedBonus(partner, demo, id, earned.dines, asOf))
  rows.statement_credit.push(...earned.credits)
  rows.member_earning.push({ partner_id, member_id: id, fuel_remainder_cents: earned.fuelRemainderCents, balance: earned.balance })
  for (const card of cards) {
    if (card.unlinked_at === null) rows.card_claim.push({ fingerprint: card.fingerprint, partner_id, member_id: id, card_id: card.id })
  }
}

function cardOf(random: Random, partnerId: string, demo: DemoMember, memberId: string, index: number, asOf: Date): DemoCard {
  const name = `${partnerId}-${demo.publicId}-${index + 1}`
  return {
    partner_id: partnerId,
    id: `${demo.publicId}-card-${index + 1}`,
    member_id: memberId,
    vault_token: `tok_${name}`,
    fingerprint: `print_${name}`,
    card_type: CARD_BRANDS[index % CARD_BRANDS.length] ?? 'Visa',
    last_four: String(random.whole(0, 9_999)).padStart(4, '0'),
    description: ['Everyday', 'Travel', 'Weekend'][index] ?? '',
    partner_card_id: null,
    linked_at: new Date(asOf.getTime() - ((demo.joinedDays ?? JOINED_DAYS) - 1) * DAY_MS),
    unlinked_at: demo.memberType === 'ClosedAccountMember' ? new Date(asOf.getTime() - 30 * DAY_MS) : null,
  }
}
