import * as v from 'valibot'

const time = v.string()
const day = v.string()
const cents = v.number()
const rows = <const Entries extends v.ObjectEntries>(entries: Entries) => v.array(v.strictObject(entries))

/**
 * Everything that is stored of a member, as one document. Times are ISO times in UTC, days ISO dates, amounts cents; `units` and `benefit` are in the unit of
 * the program: whole points or miles, cents where it pays money, tenths of a cent per gallon where it pays fuel savings. A later version may add fields; a
 * changed or removed one has another `version`.
 */
export const accountExportSchema = v.strictObject({
  format: v.literal('dining-account'),
  version: v.literal(1),
  madeAt: time,
  program: v.strictObject({ id: v.string(), name: v.string(), loyalty: v.string(), currency: v.string() }),
  profile: v.strictObject({
    publicId: v.string(),
    email: v.string(),
    partnerNumber: v.nullable(v.string()),
    firstName: v.string(),
    lastName: v.string(),
    phoneNumber: v.nullable(v.string()),
    address1: v.string(),
    address2: v.string(),
    city: v.string(),
    state: v.string(),
    zipCode: v.string(),
    memberType: v.string(),
    tierLevel: v.number(),
    vipUntilYear: v.nullable(v.number()),
    joinedAt: time,
    enrollmentSource: v.string(),
  }),
  consents: v.strictObject({
    emailWithOffers: v.boolean(),
    textMessages: v.boolean(),
    textMessagesStoppedAt: v.nullable(time),
    monthlyStatementSince: v.nullable(time),
  }),
  cards: rows({ brand: v.string(), lastFour: v.string(), description: v.string(), linkedAt: time, unlinkedAt: v.nullable(time) }),
  dines: rows({
    id: v.string(),
    at: time,
    restaurant: v.string(),
    cardLastFour: v.string(),
    billCents: cents,
    earningCents: cents,
    benefit: v.number(),
    status: v.string(),
    refundOf: v.nullable(v.string()),
    paidAt: v.nullable(time),
  }),
  statementCredits: rows({ id: v.string(), madeAt: time, amountCents: cents, target: v.string(), status: v.string() }),
  /** What is earned and not paid out yet, where the program pays statement credits. */
  balanceCents: v.nullable(cents),
  bonuses: rows({
    code: v.string(),
    description: v.string(),
    units: v.number(),
    activatedAt: time,
    endsAt: v.nullable(time),
    fulfilledAt: v.nullable(time),
    paidAt: v.nullable(time),
    reversedAt: v.nullable(time),
  }),
  offers: rows({ restaurantId: v.string(), units: v.number(), firstDay: v.nullable(day), lastDay: v.nullable(day) }),
  reviews: rows({
    restaurant: v.string(),
    stars: v.number(),
    text: v.string(),
    author: v.string(),
    writtenAt: time,
    approved: v.nullable(v.boolean()),
  }),
  surveyAnswers: rows({ survey: v.string(), answeredAt: time, answers: rows({ question: v.string(), answer: v.string() }) }),
  savedRestaurants: rows({ restaurantId: v.string(), savedAt: time }),
  missingDines: rows({
    restaurant: v.string(),
    dinedOn: day,
    billCents: cents,
    cardLastFour: v.string(),
    note: v.string(),
    state: v.string(),
    messages: rows({ by: v.picklist(['member', 'program']), text: v.string(), at: time }),
    reportedAt: time,
  }),
  reservations: rows({
    restaurantId: v.string(),
    at: time,
    party: v.number(),
    status: v.string(),
    confirmation: v.nullable(v.string()),
    phone: v.string(),
    note: v.string(),
    /** "visa, 4242" of the card that was given for it. */
    card: v.nullable(v.string()),
    bookedAt: time,
  }),
  /** Tables that the member watched for, with the window of times. */
  tableWatches: rows({
    restaurantId: v.string(),
    from: time,
    until: time,
    party: v.number(),
    status: v.string(),
    alerts: v.number(),
    startedAt: time,
  }),
  /** Months whose statement was made for the member, of the last year. */
  monthlyStatements: rows({ month: v.string(), madeAt: time, isMailed: v.boolean() }),
  /** Null without one; the other members are not part of the member's data. */
  household: v.nullable(v.strictObject({ joinedAt: time })),
  /** Without the addresses, which are data of other people. */
  householdInvitations: rows({ sentAt: time, expiresAt: time }),
  /** Where the member is signed in, and the browsers and passkeys that are known. */
  sessions: rows({ device: v.nullable(v.string()), startedAt: time, lastUsedAt: time, isRemembered: v.boolean() }),
  passkeys: rows({ name: v.string(), createdAt: time, lastUsedAt: v.nullable(time) }),
  /** Kinds of notices that the member has turned off, and the browsers that show them. */
  noticesOff: v.array(v.string()),
  noticeDevices: rows({ device: v.nullable(v.string()), timeZone: v.string(), addedAt: time, lastUsedAt: time }),
  /** Mails, text messages and notices of the last days; their texts are not stored. */
  messages: rows({
    channel: v.picklist(['email', 'text', 'notice']),
    kind: v.string(),
    status: v.string(),
    writtenAt: time,
    endedAt: v.nullable(time),
  }),
})
export type AccountExport = v.InferOutput<typeof accountExportSchema>
