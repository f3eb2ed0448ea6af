import {
  CITY_MAX_LENGTH,
  MEMBER_TYPES,
  NAME_MAX_LENGTH,
  PROGRESS_STATUSES,
  PUBLIC_ID_PATTERN,
  STREET_MAX_LENGTH,
  TIER_LEVELS,
  ZIP_PATTERN,
} from '@dining/domain'
import * as v from 'valibot'

import { bonusSchema } from './bonus.ts'
import { endpoint } from './endpoint.ts'

const tierLevelSchema = v.picklist(TIER_LEVELS)

/** The signed-in member (SESSION-10, PROFILE-02). Dates are ISO, money and benefits integers of the program's unit. */
export const memberSchema = v.object({
  publicId: v.string(),
  familyId: v.nullable(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  emailOptIn: v.boolean(),
  /** Whether the member gets a statement of each month by mail. The version before has none. */
  monthlyStatement: v.exactOptional(v.boolean()),
  phoneNumber: v.nullable(v.string()),
  smsOptIn: v.boolean(),
  address: v.object({
    address1: v.string(),
    address2: v.string(),
    city: v.string(),
    state: v.string(),
    zipCode: v.string(),
  }),
  tierLevel: tierLevelSchema,
  /** An unknown kind counts as a card member (SESSION-06). */
  memberType: v.fallback(v.picklist(MEMBER_TYPES), 'EnrolledCardMember'),
  /** Present if no card is linked. The version before has none. */
  hasNoCard: v.exactOptional(v.literal(true)),
  hasWebProfile: v.boolean(),
  active: v.boolean(),
  diningProgress: v.nullable(
    v.object({
      status: v.picklist(PROGRESS_STATUSES),
      dinesRequired: v.number(),
      remainingDines: v.number(),
      dollarsRequired: v.number(),
      remainingDollars: v.number(),
      ytdMilesOrDollars: v.number(),
    }),
  ),
  /** The bonuses that the member is offered, has activated, or has fulfilled of late. */
  activeBonuses: v.array(bonusSchema),
  enrollmentSource: v.string(),
  joinDate: v.string(),
  /** ISO time at which the account is erased, if the member has asked for it. */
  closesAt: v.exactOptional(v.string()),
  /** The number that the provider sends for a visitor who has not joined yet (ENROLL-30). */
  partnerNumber: v.exactOptional(v.string()),
  /** ISO time at which the server ends the session if no call is made before (SESSION-11). */
  sessionExpiresAt: v.string(),
})
export type Member = v.InferOutput<typeof memberSchema>

/** The answer of a lookup by public id: never a name or an address (decisions.md ACT-19). */
const knownMemberSchema = v.object({
  publicId: v.string(),
  tierLevel: tierLevelSchema,
  hasWebProfile: v.boolean(),
  active: v.boolean(),
  interfaceType: v.picklist(['known', 'sso', 'direct']),
})
export type KnownMember = v.InferOutput<typeof knownMemberSchema>

export const getMember = endpoint('getMember', {
  method: 'GET',
  path: '/api/Member',
  summary: 'The signed-in member; renews the session (SESSION-25, SESSION-17)',
  answer: memberSchema,
  session: 'required',
})

export const getKnownMember = endpoint('getKnownMember', {
  method: 'GET',
  path: '/api/Member/:publicId',
  summary: 'What is known of a visitor by public id (SESSION-26)',
  params: v.object({ publicId: v.pipe(v.string(), v.regex(PUBLIC_ID_PATTERN)) }),
  answer: knownMemberSchema,
  token: true,
  errors: ['not-found'],
})

/** The body that saves the profile; an omitted part stays unchanged (PROFILE-05 … PROFILE-13). */
const profileSchema = v.object({
  firstName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NAME_MAX_LENGTH))),
  lastName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NAME_MAX_LENGTH))),
  address: v.optional(
    v.object({
      address1: v.pipe(v.string(), v.trim(), v.maxLength(STREET_MAX_LENGTH)),
      address2: v.pipe(v.string(), v.trim(), v.maxLength(STREET_MAX_LENGTH)),
      city: v.pipe(v.string(), v.trim(), v.maxLength(CITY_MAX_LENGTH)),
      state: v.pipe(v.string(), v.trim(), v.maxLength(2)),
      zipCode: v.pipe(v.string(), v.trim(), v.regex(ZIP_PATTERN)),
    }),
  ),
  phoneNumber: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
  smsOptIn: v.optional(v.boolean()),
  emailOptIn: v.optional(v.boolean()),
  monthlyStatement: v.optional(v.boolean()),
})

export type ProfileUpdate = v.InferOutput<typeof profileSchema>

export const updateMember = endpoint('updateMember', {
  method: 'PUT',
  path: '/api/Member',
  summary: 'Saves the profile (PROFILE-43); opting in to email moves Basic to Select (TIER-03)',
  body: profileSchema,
  answer: memberSchema,
  session: 'required',
  // Only another phone number must be confirmed, so the use case decides.
  errors: ['validation-failed', 'reauthentication-required'],
})

export const unsubscribe = endpoint('unsubscribe', {
  method: 'POST',
  path: '/api/Unsubscribe/:token',
  summary: 'Turns email with offers, or the monthly statement, off by the one-click address of a mail (RFC 8058)',
  params: v.object({ token: v.pipe(v.string(), v.maxLength(120)) }),
  answer: v.object({ isSubscribed: v.literal(false) }),
  // A mail provider makes this call, without a cookie and with a form body. The signed address authenticates it.
  token: false,
  anyBody: true,
  errors: ['not-found'],
})

/** What a member answers to a text message, in the form of the service that received it. */
export const receiveSms = endpoint('receiveSms', {
  method: 'POST',
  path: '/api/SmsReplies',
  summary: 'A member’s reply to a text message: STOP, START, HELP or other words',
  // The signature covers every field, so none is left out.
  body: v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(4_000))),
  answer: v.object({ xml: v.string() }),
  // The service makes this call. Its signature authenticates it.
  token: false,
  form: true,
  errors: ['not-found', 'forbidden'],
})

export const activateMember = endpoint('activateMember', {
  method: 'POST',
  path: '/api/Member/Activate',
  summary: 'Tier-1 activation of a known visitor, without signing in (ACT-18, ACT-20)',
  body: v.object({ publicId: v.pipe(v.string(), v.maxLength(40)) }),
  answer: knownMemberSchema,
  errors: ['not-found', 'forbidden'],
})

export const getDineSummary = endpoint('getDineSummary', {
  method: 'GET',
  path: '/api/Member/DineSummary',
  summary: 'Benefits and dines of the current year (ACCOUNT-10)',
  answer: v.object({
    currentYearBenefits: v.number(),
    currentYearDines: v.number(),
    /** Cents that count toward the next full step of a rate in cents per gallon; null in other programs. */
    stepKept: v.nullable(v.number()),
  }),
  session: 'required',
})

export const validateZip = endpoint('validateZip', {
  method: 'GET',
  path: '/api/Members/Validate/Zip',
  summary: 'Is this a ZIP in the U.S.? (PROFILE-14)',
  query: v.object({ zip: v.pipe(v.string(), v.maxLength(10)) }),
  answer: v.object({ isValid: v.boolean() }),
})
