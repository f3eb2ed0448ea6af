import { HOUSEHOLD_TOKEN_PATTERN } from '@dining/domain'
import * as v from 'valibot'

import { emailSchema } from './email.ts'
import { endpoint } from './endpoint.ts'

/** Of the link in a mail. */
const invitationTokenSchema = v.pipe(v.string(), v.regex(HOUSEHOLD_TOKEN_PATTERN))

const earnedSchema = {
  /** In the program's unit, less refunds. */
  benefits: v.number(),
  dines: v.number(),
}

/** What members of a household see of each other: never a card, an address or a bill. Days are ISO dates of the program's zone. */
const householdSchema = v.object({
  /** The calendar year of the sums, in which each member's dines count from the day on which they joined the household. */
  year: v.number(),
  ...earnedSchema,
  /** In the order in which they joined. `name` is the first name; '' without one. `key` names those whom the member may remove; null for the others. */
  members: v.array(v.object({ name: v.string(), isYou: v.boolean(), since: v.string(), key: v.nullable(v.string()), ...earnedSchema })),
  months: v.array(v.object({ month: v.number(), ...earnedSchema })),
  /** The latest dines, the newest first; `member` is the position in `members`. */
  latest: v.array(
    v.object({
      member: v.number(),
      restaurant: v.string(),
      day: v.string(),
      benefit: v.number(),
      /** `step`: below a full step of the program's rate, it counts toward the next one. `open`: the amount is not final. */
      state: v.picklist(['earned', 'step', 'open']),
    }),
  ),
  /** Whether the member invites for the household: the one who has been in it longest does. */
  mayInvite: v.boolean(),
  /** The member's own open invitations. */
  invitations: v.array(v.object({ id: v.string(), email: v.string(), expiresAt: v.string() })),
})
export type Household = v.InferOutput<typeof householdSchema>

const getHousehold = endpoint('getHousehold', {
  method: 'GET',
  path: '/api/Household',
  summary: 'What the household of the member earned this year; null without one. Not found where a program has no households.',
  answer: v.object({ household: v.nullable(householdSchema) }),
  session: 'required',
  errors: ['not-found', 'forbidden'],
})

const householdInvitationSchema = v.object({
  /** First name of the member who invites; '' without one. */
  from: v.string(),
  /** How many the household has. */
  members: v.number(),
  expiresAt: v.string(),
})
export type HouseholdInvitation = v.InferOutput<typeof householdInvitationSchema>

const getHouseholdInvitation = endpoint('getHouseholdInvitation', {
  method: 'GET',
  path: '/api/Household/Invitation',
  summary: 'Who invites the member, by the link of a mail; null if it has expired, was withdrawn or accepted, or is for another account',
  query: v.object({ invitationToken: invitationTokenSchema }),
  answer: v.object({ invitation: v.nullable(householdInvitationSchema) }),
  session: 'required',
  errors: ['not-found', 'forbidden'],
})

const inviteToHousehold = endpoint('inviteToHousehold', {
  method: 'POST',
  path: '/api/Household/Invitations',
  summary: 'Mails an invitation to share a view of what is earned. The answer is the same for every address, with or without an account.',
  body: v.object({ email: emailSchema }),
  answer: v.object({
    /** `full`: members and open invitations are as many as a household can have. `too-many`: no more can be sent today. */
    outcome: v.picklist(['sent', 'full', 'too-many']),
  }),
  session: 'required',
  errors: ['not-found', 'forbidden', 'validation-failed', 'too-many-requests'],
})

const withdrawHouseholdInvitation = endpoint('withdrawHouseholdInvitation', {
  method: 'DELETE',
  path: '/api/Household/Invitations/:invitationId',
  summary: 'Ends an invitation of the member’s own. Without effect if there is no such invitation.',
  params: v.object({ invitationId: v.pipe(v.string(), v.maxLength(60)) }),
  answer: v.object({ isOpen: v.literal(false) }),
  session: 'required',
  errors: ['not-found', 'forbidden', 'too-many-requests'],
})

const joinHousehold = endpoint('joinHousehold', {
  method: 'POST',
  path: '/api/Household/Membership',
  summary: 'Accepts an invitation, by the link of its mail, with the account of the address to which it was sent',
  body: v.object({ invitationToken: invitationTokenSchema }),
  answer: v.object({
    /** `other-household`: the member has to leave theirs first. */
    outcome: v.picklist(['joined', 'full', 'other-household']),
  }),
  session: 'required',
  errors: ['not-found', 'forbidden', 'too-many-requests'],
})

const leaveHousehold = endpoint('leaveHousehold', {
  method: 'DELETE',
  path: '/api/Household/Membership',
  summary: 'Ends the member’s part in a household at once, in both directions. Without effect for a member without one.',
  answer: v.object({ isMember: v.literal(false) }),
  session: 'required',
  errors: ['not-found', 'forbidden', 'too-many-requests'],
})

const removeFromHousehold = endpoint('removeFromHousehold', {
  method: 'DELETE',
  path: '/api/Household/Members/:memberKey',
  summary:
    'Ends the part of another member, by the member who invites for the household; the removed member is informed by mail. Without effect if there is no such member.',
  params: v.object({ memberKey: v.pipe(v.string(), v.maxLength(60)) }),
  answer: v.object({ isMember: v.literal(false) }),
  session: 'required',
  errors: ['not-found', 'forbidden', 'too-many-requests'],
})

/** The calls of a household, which the client loads with the first of them. */
export const householdEndpoints = {
  getHousehold,
  getHouseholdInvitation,
  inviteToHousehold,
  withdrawHouseholdInvitation,
  joinHousehold,
  leaveHousehold,
  removeFromHousehold,
} as const
