import { CARD_BRANDS, EMAIL_MAX_LENGTH, MISSING_DINE_STATES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { ofPartner, reasonSchema } from './studio-params.ts'

/** `leaving`: the member has asked for the erasure of the account. */
const ACCOUNT_STATES = ['not-activated', 'active', 'leaving', 'closed'] as const

const cardSchema = v.object({
  id: v.string(),
  cardType: v.picklist(CARD_BRANDS),
  lastFour: v.string(),
  linkedAt: v.string(),
  /** Null while the card is linked. */
  unlinkedAt: v.nullable(v.string()),
})

/** A member as support sees one: no name, no full address, no full number. Times are ISO. */
const memberSchema = v.object({
  publicId: v.string(),
  /** "m…a@e…e.com"; "" without an address. */
  maskedEmail: v.string(),
  /** First letter of the first name; "" without a name. */
  initial: v.string(),
  /** The name of the tier at this moment. */
  tier: v.string(),
  state: v.picklist(ACCOUNT_STATES),
  joinedAt: v.string(),
  /** Open sessions. */
  sessions: v.number(),
  /** The linked ones first, then the last unlinked ones. */
  cards: v.array(cardSchema),
  /** Reports of missing dines, the last changed first. */
  missingDines: v.array(
    v.object({ id: v.string(), merchantName: v.string(), dinedOn: v.string(), state: v.picklist(MISSING_DINE_STATES) }),
  ),
})
export type StudioMember = v.InferOutput<typeof memberSchema>

const lookUpMember = endpoint('lookUpMember', {
  method: 'POST',
  path: '/api/studio/partners/:partner/members/look-up',
  summary: 'The member with exactly this email address or public id, with masked data; recorded in the audit trail with the reason',
  params: ofPartner,
  body: v.object({ who: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(EMAIL_MAX_LENGTH)), reason: reasonSchema }),
  /** Null if the partner has no such member, and also if another partner has one. */
  answer: v.object({ member: v.nullable(memberSchema) }),
  errors: ['validation-failed', 'too-many-requests'],
  session: 'required',
})

const releaseMemberCard = endpoint('releaseMemberCard', {
  method: 'POST',
  path: '/api/studio/partners/:partner/members/release-card',
  summary: 'Removes a card from the account that it is linked in, so that another account can link it; the member is notified by mail',
  params: ofPartner,
  body: v.object({ card: v.pipe(v.string(), v.maxLength(60)), reason: reasonSchema }),
  /** Whether it was the last card, which closes the account. */
  answer: v.object({ isClosed: v.boolean() }),
  errors: ['not-found', 'validation-failed', 'too-many-requests'],
  session: 'required',
})

/** The calls of the studio about members. */
export const studioMemberEndpoints = { lookUpMember, releaseMemberCard } as const
