import { CLOSING_WORD, LEAVING_SURVEY } from '@dining/domain'
import fc from 'fast-check'

import { shortlistToken } from '../../use-cases/shortlists.ts'
import { listedId } from '../../use-cases/open-sessions.ts'
import { slotIdOf } from '../../use-cases/reservations/slot-id.ts'
import { codeOf, envelope, fingerprintOf } from '../../testing/test-vault.ts'
import { canary } from './canary.ts'
import type { ActiveMembers } from './active-members.ts'
import {
  cardSetupOf,
  hash,
  invitationTokenOf,
  linkTokenOf,
  MEMBERS,
  noticeDeviceOf,
  PARTNER_IDS,
  watchTokenOf,
  type Handles,
} from './member.ts'
import type { FieldPool } from './schema-arbitrary.ts'
import { MERCHANT_ID, SECOND_MERCHANT_ID } from './merchant-id.ts'
import { BONUS_CODE, PASSWORD } from './tables.ts'

/** Placeholder for a canary of the caller. */
export const MINE = '%mine%'
export const ZIP = '97205'

/** Tables of a week, at hours at which most are free. */
const SLOT_IDS = Array.from({ length: 7 }, (_, day) => slotIdOf({ at: new Date(Date.UTC(2026, 5, 18 + day, 18)), party: 2, area: 'main' }))

/** Keys of the shortlists that calls create, at every partner: few, so that other calls find their lists. */
const OWNER_KEYS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const TOKENS = PARTNER_IDS.flatMap((partner) => OWNER_KEYS.map((key) => shortlistToken(partner, key)))

/** Any id may be sent to any endpoint: an id of any kind must give access only to data of the caller. */
const ids = ({ id, publicId, cardId, sourceTransactionId, idempotencyKey }: Handles) => [
  id,
  publicId,
  cardId,
  sourceTransactionId,
  idempotencyKey,
]

/**
 * Values of calls to a partner's site: ids of all members. Values that authorize their holder (an address, a code, a ticket, the public id of
 * a member who waits for activation) are only those of acting members and of other partners, where they must have no effect.
 */
export function fieldPool(partner: string, acting: ActiveMembers): FieldPool {
  const foreign = MEMBERS.filter((member) => member.partner !== partner)
  const here = MEMBERS.filter((member) => member.partner === partner)
  const actingHere = acting.members.filter((member) => member.partner === partner)
  const waits = ({ owner }: Handles) => owner.endsWith('3')
  const pick = (of: (member: Handles) => string, members: readonly Handles[]) => fc.constantFrom(...members.map(of))
  /** A value of the acting members in half of the cases, else of other partners. */
  const power = (of: (member: Handles) => string) => fc.oneof(pick(of, actingHere), pick(of, foreign))
  const anyId = fc.oneof(fc.constantFrom(...actingHere.flatMap(ids)), fc.constantFrom(...[...here, ...foreign].flatMap(ids)))
  const publicIds = pick(
    ({ publicId }) => publicId,
    [...foreign, ...here.filter((member) => !waits(member) || actingHere.includes(member))],
  )
  const fresh = (prefix: string) => fc.nat().map((number) => `${prefix}${number}`)
  const newNumber = fc.integer({ min: 200_000, max: 999_999 }).map(String)
  const safeId = fc.oneof(publicIds, fresh('nobody-'))
  const password = fc.oneof({ weight: 5, arbitrary: fc.constant(PASSWORD) }, fresh('wrong-words-'))

  const pools: Readonly<Record<string, fc.Arbitrary<string>>> = {
    id: fc.oneof(
      pick(({ cardId }) => cardId, [...actingHere, ...here, ...foreign]),
      anyId,
    ),
    bonusCode: fc.oneof(
      { weight: 3, arbitrary: fc.constant(BONUS_CODE) },
      anyId.map((id) => id.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 40)),
    ),
    partnerCardId: fc.oneof(
      pick(({ owner }) => canary(owner, '-partner_card'), [...actingHere, ...here, ...foreign]),
      anyId,
    ),
    sessionId: pick(({ sessions }) => listedId(hash(sessions.at(-1) ?? '')), MEMBERS),
    passkeyId: pick(({ passkeyId }) => passkeyId, [...actingHere, ...here, ...foreign]),
    // The one with the dines of the test data.
    year: fc.constant('2026'),
    closingWord: fc.constant(CLOSING_WORD),
    passkeyName: fc.constant(MINE),
    credentialId: pick(({ passkeyId }) => passkeyId, MEMBERS),
    // Readable, so that the challenge is looked up; none is theirs.
    clientData: fc.constant(Buffer.from(JSON.stringify({ challenge: 'bmV2ZXI' })).toString('base64url')),
    authenticatorData: fc.constant('AAAA'),
    assertion: fc.constant('AAAA'),
    attestation: fc.constant('AAAA'),
    transports: fc.constant('internal'),
    // Stored with an impression, so never a value of members who do not act.
    merchantId: fc.oneof(fc.constant(MERCHANT_ID), fc.constantFrom(...[...actingHere, ...foreign].flatMap(ids))),
    txnId: fc.oneof({ weight: 3, arbitrary: pick(({ sourceTransactionId }) => sourceTransactionId, actingHere) }, anyId),
    review: fc.constant(`${MINE} wrote this`),
    answerKey: fc.uuid(),
    ownerKey: fc.constantFrom(...OWNER_KEYS),
    token: fc.constantFrom(...TOKENS),
    linkToken: power(({ owner }) => linkTokenOf(owner)),
    places: fc.constantFrom(MERCHANT_ID, SECOND_MERCHANT_ID),
    choices: fc.constantFrom(MERCHANT_ID, SECOND_MERCHANT_ID),
    voter: fc.constantFrom(...OWNER_KEYS),
    // Shown to everyone with the link, so never a value of a member.
    voterName: fc.constantFrom('', 'Priya'),
    surveyId: fc.constant(LEAVING_SURVEY),
    path: fc.constant('/surveys'),
    question: fc.constant('Why?'),
    answer: fc.constant(MINE),
    reservationId: fc.oneof(
      { weight: 3, arbitrary: pick(({ owner }) => canary(owner, '-reservation'), [...actingHere, ...here, ...foreign]) },
      anyId.map((id) => id.replaceAll(/[^\w-]/g, '_').slice(0, 40)),
    ),
    cardSetup: fc.oneof(
      { weight: 3, arbitrary: pick(({ owner }) => cardSetupOf(owner), [...actingHere, ...here, ...foreign]) },
      anyId.map((id) => id.replaceAll(/\W/g, '_').slice(0, 40)),
    ),
    missingDineId: fc.oneof(
      { weight: 3, arbitrary: pick(({ owner }) => canary(owner, '-missing_dine'), [...actingHere, ...here, ...foreign]) },
      anyId.map((id) => id.slice(0, 60)),
    ),
    invitationId: fc.oneof(
      { weight: 3, arbitrary: pick(({ owner }) => canary(owner, '-household_invitation'), [...actingHere, ...here, ...foreign]) },
      anyId.map((id) => id.slice(0, 60)),
    ),
    // Mails alone have the tokens; these are the ones of the test data.
    invitationToken: pick(({ owner }) => invitationTokenOf(owner), MEMBERS),
    watchToken: pick(({ owner }) => watchTokenOf(owner), MEMBERS),
    watchId: fc.oneof(
      { weight: 3, arbitrary: pick(({ owner }) => canary(owner, '-table_watch'), [...actingHere, ...here, ...foreign]) },
      anyId.map((id) => id.replaceAll(/[^\w-]/g, '_').slice(0, 40)),
    ),
    deviceId: pick(({ owner }) => noticeDeviceOf(owner), MEMBERS),
    endpoint: fresh('device').map((name) => `http://127.0.0.1:9/send/${name}`),
    p256dh: fc.constant('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: fc.constant('BTBZMqHH6r4Tts7J_aSIgg'),
    timeZone: fc.constantFrom('America/New_York', 'Mars/Olympus'),
    from: fc.constantFrom('18:00', '19:00'),
    until: fc.constantFrom('20:30', '21:00'),
    month: fc.constant('2026-06'),
    // Days on which a dine can be reported, by the tests' clock.
    dinedOn: fc.constantFrom('2026-05-20', '2026-06-01'),
    slotId: fc.constantFrom(...SLOT_IDS),
    confirmation: anyId.map((id) => id.replaceAll(/[^\w-]/g, '_').slice(0, 64)),
    signature: fc.constantFrom('0'.repeat(64), 'f'.repeat(64)),
    date: fc.constantFrom('2026-06-16', '2026-06-20'),
    time: fc.constantFrom('18:00', '19:30'),
    phone: fc.constant('5035550142'),
    note: fc.constant(MINE),
    publicId: safeId,
    idempotencyKey: fc.oneof(
      fc.uuid(),
      pick(({ idempotencyKey }) => idempotencyKey, MEMBERS),
    ),
    email: fc.oneof(
      { weight: 3, arbitrary: power(({ email }) => email) },
      fresh('new').map((name) => `${name}@example.com`),
    ),
    newEmail: fresh('newer').map((name) => `${name}@example.com`),
    usePpn: fc.oneof(
      newNumber,
      pick(({ partnerNumber }) => partnerNumber, foreign),
    ),
    partnerNumber: fc.oneof(
      newNumber,
      pick(({ partnerNumber }) => partnerNumber, foreign),
    ),
    code: power(({ recoveryCode }) => recoveryCode),
    claimId: fc.oneof(
      { weight: 4, arbitrary: pick(({ claimId }) => claimId, actingHere) },
      pick(({ claimId }) => claimId, MEMBERS),
    ),
    verificationCode: power(({ claimedName }) => codeOf(fingerprintOf(claimedName))),
    ticket: power(({ recoveryTicket }) => recoveryTicket),
    password,
    passwordConfirm: password,
    encryptedCardNumber: fc.oneof(
      fresh('card').map((name) => envelope(name)),
      pick(({ cardName }) => envelope(cardName), [...actingHere, ...here, ...foreign]),
    ),
    zip: fc.constant(ZIP),
    zipCode: fc.constant(ZIP),
    state: fc.constant('OR'),
    name: fc.constantFrom('global', '*', 'nothing'),
    location: fc.constantFrom(ZIP, 'Portland, OR'),
    text: fc.constantFrom(ZIP, 'Portland, OR', 'Po'),
    description: fc.constant(MINE),
    firstName: fc.constant(MINE),
    lastName: fc.constant(MINE),
    address1: fc.constant(MINE),
    address2: fc.constant(MINE),
    city: fc.constant(MINE),
    phoneNumber: fc.constantFrom('5035550142', ''),
    lastFour: fc.constant('4242'),
    bounds: fc.constantFrom('45,-123,46,-122', '-90,-180,90,180'),
    openAt: fc.constantFrom('Fri-1930', 'Sun-0000'),
    minRating: fc.constantFrom('3', '4.5'),
    minReviews: fc.constantFrom('10', '500'),
  }
  return (field) => (Object.hasOwn(pools, field) ? pools[field] : undefined)
}
