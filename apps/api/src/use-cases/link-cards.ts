import { randomUUID } from 'node:crypto'

import type { CardToLink, TokenizeAnswer } from '@dining/contract'
import { CARD_BRAND_OF_CODE, fail, MAX_LINKED_CARDS, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { AuditEvent } from '../audit/events.ts'
import type { ApiDeps } from '../deps.ts'
import type { Failure } from './failure.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { cardRepo, type CardRow } from '../store/repositories/card.ts'
import { partnerCardRepo, type PartnerCardRow } from '../store/repositories/partner-card.ts'
import { cardReleaseRepo, databaseTime } from '../store/repositories/card-release.ts'
import type { MessageRef } from '../store/repositories/outbox.ts'
import { memberRepo, type MemberRow } from '../store/repositories/member.ts'
import type { Tx } from '../store/tables.ts'
import type { CardErrorCode } from './card-errors.ts'
import { rowHasJoined } from './has-joined.ts'
import { activateMembership } from './membership.ts'
import { notifyMember } from './account-security/notify.ts'
import { cardLimits, type CardLimitDeps } from './cards/card-limits.ts'
import { once, type Finish } from './once.ts'
import type { MessageDeps } from './outbox/write-message.ts'

type LinkDeps = Pick<ApiDeps, 'store' | 'clock' | 'vault'> & CardLimitDeps & MessageDeps

/** What a member sees of a card. */
export type LinkedCard = Pick<CardRow, 'id' | 'partner_card_id' | 'card_type' | 'last_four' | 'description'>

/** The result of one card. It is stored with the idempotency key, so it contains neither the envelope nor data of the vault. */
export type CardOutcome =
  | { readonly kind: 'linked'; readonly card: LinkedCard }
  | { readonly kind: 'refused'; readonly code: CardErrorCode; readonly lastFour: string; readonly description: string }

type Token = Extract<TokenizeAnswer, { result: 'token' }>
/** A card of the member that the partner has loaded into the vault. */
export type LoadedCard = Pick<PartnerCardRow, 'id' | 'vault_token' | 'card_type' | 'last_four' | 'description'>
type Read = { readonly asked: CardToLink; readonly token: Token; readonly loaded?: LoadedCard } | Extract<CardOutcome, { kind: 'refused' }>

/** A refusal describes the card by the vault's data if it could be read, else by the caller's (CARD-57). */
function refuse(asked: CardToLink, code: CardErrorCode, token?: Token): Extract<CardOutcome, { kind: 'refused' }> {
  const brand = token ? CARD_BRAND_OF_CODE[token.brand] : asked.cardType
  return { kind: 'refused', code, lastFour: token?.lastFour ?? asked.lastFour ?? '', description: asked.description || (brand ?? 'Card') }
}

export interface LinkRequest {
  readonly memberId: string
  readonly cards: readonly CardToLink[]
  readonly idempotencyKey: string | undefined
  /** Reopening a closed account is a separate call (REENROLL-09); otherwise it is refused. */
  readonly mayReopen: boolean
  /** Host that the visitor used. */
  readonly host: string | undefined
}

interface Begun {
  /** By the database's clock. */
  readonly tokenizedAt: Date
  readonly loaded: ReadonlyMap<string, LoadedCard>
}

type MemberRefusal = Failure<'unauthorized' | 'forbidden' | 'account-closed' | 'card-limit-reached'>

type LinkFailure = Failure<
  | 'unauthorized'
  | 'forbidden'
  | 'account-closed'
  | 'card-limit-reached'
  | 'too-many-requests'
  | 'vault-unavailable'
  | 'idempotency-conflict'
>

/**
 * Sends a card's envelope, or the token of a loaded card, to the vault; no data of the browser about the card is trusted (earning.md).
 * @param loaded the member's loaded cards, by the partner's ids
 */
export async function readCard(
  deps: Pick<LinkDeps, 'vault'>,
  partner: Partner,
  asked: CardToLink,
  loaded: ReadonlyMap<string, LoadedCard> = new Map(),
): Promise<Read> {
  const from = { partnerId: partner.program.id, accepted: [...partner.features.cardTypesAccepted] }
  if (asked.encryptedCardNumber !== undefined) {
    const answer = await deps.vault.tokenize({ jwe: asked.encryptedCardNumber, ...from })
    if (!answer.ok || answer.value.result === 'unavailable') return refuse(asked, 'unavailable')
    return answer.value.result === 'token' ? { asked, token: answer.value } : refuse(asked, answer.value.reason)
  }
  if (asked.partnerCardId === undefined) return refuse(asked, 'unreadable')
  const card = loaded.get(asked.partnerCardId)
  if (!card) return refuse(asked, 'not-eligible')
  const known: CardToLink = { cardType: card.card_type, lastFour: card.last_four ?? '', description: card.description }
  const answer = await deps.vault.registerLoaded({ token: card.vault_token, ...from })
  if (!answer.ok || answer.value.result === 'unavailable') return refuse(known, 'unavailable')
  return answer.value.result === 'token' ? { asked: known, token: answer.value, loaded: card } : refuse(known, answer.value.reason)
}

/** The loaded cards of the member that a request names (CARD-04). */
async function loadedCards(
  tx: Tx,
  { program, features }: Partner,
  { memberId, cards }: LinkRequest,
): Promise<ReadonlyMap<string, LoadedCard>> {
  const isNamed = cards.some(({ encryptedCardNumber, partnerCardId }) => encryptedCardNumber === undefined && partnerCardId !== undefined)
  if (!features.hasPartnerLoadedCards || !isNamed) return new Map()
  const rows = await partnerCardRepo(tx, program.id).ofMember(memberId)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Links cards, each with its own result (CARD-05, CARD-06): at most MAX_LINKED_CARDS a member, and a card in one program of the
 * installation. The first one makes the member an active card member. They are
 * notified by one mail.
 * @param tx of the partner, for what needs no envelope
 * @returns the rest, to be run after the transaction
 */
export function linkCards(
  tx: Tx,
  deps: LinkDeps,
  partner: Partner,
  request: LinkRequest,
): Promise<() => Promise<Result<CardOutcome[], LinkFailure>>> {
  const { memberId, idempotencyKey: key, cards, mayReopen } = request
  const partnerId = partner.program.id
  const limits = cardLimits(deps, partnerId, memberId)
  return once(
    tx,
    deps,
    { partnerId, memberId, key, request: { cards, mayReopen } },
    {
      read: (on) =>
        Promise.all([
          memberRepo(on, partnerId).byId(memberId),
          cardRepo(on, partnerId).linkedOf(memberId),
          databaseTime(on),
          loadedCards(on, partner, request),
        ]),
      begin: async (on, finish, [member, linked, tokenizedAt, loaded]): Promise<Result<Begun, LinkFailure>> => {
        // Refusals that do not use the envelope.
        const refusal = linkRefusal(member, linked.length, mayReopen)
        if (refusal) {
          await finish(on, fail(refusal))
          return fail(refusal)
        }
        const wait = await limits.link(on, cards.length)
        return wait === null ? succeed({ tokenizedAt, loaded }) : fail({ kind: 'too-many-requests', retryAfterSeconds: wait })
      },
      work: async ({ tokenizedAt, loaded }, finish): Promise<Result<CardOutcome[], LinkFailure>> => {
        const answers = await Promise.all(cards.map((card) => readCard(deps, partner, card, loaded)))
        // A retry can have another result, so the key stays free.
        if (answers.every((one) => 'kind' in one && one.code === 'unavailable')) return fail({ kind: 'vault-unavailable' })
        // If this process ends before the cards are linked, the job `release-cards` ends their registration.
        const { result, mail } = await deps.store.tenant(partnerId, (on) =>
          linkAll(on, deps, partner, request, answers, { now: deps.clock(), tokenizedAt }, finish),
        )
        if (mail) await deps.outbox.dispatch(mail)
        return result
      },
    },
  )
}

/** Why a member cannot link a further card; null if they can. */
export function linkRefusal(member: MemberRow | undefined, linked: number, mayReopen: boolean): MemberRefusal | null {
  if (!member) return { kind: 'unauthorized' }
  if (!rowHasJoined(member)) return { kind: 'forbidden' }
  if (member.member_type === 'ClosedAccountMember' && !mayReopen) return { kind: 'account-closed' }
  return linked >= MAX_LINKED_CARDS ? { kind: 'card-limit-reached' } : null
}

interface LinkTimes {
  readonly now: Date
  /** Time before the vault was called, by the database's clock. */
  readonly tokenizedAt: Date
}

async function linkAll(
  tx: Tx,
  deps: LinkDeps,
  partner: Partner,
  { memberId, mayReopen, host }: LinkRequest,
  readings: readonly Read[],
  times: LinkTimes,
  finish: Finish,
): Promise<{ readonly result: Result<CardOutcome[], LinkFailure>; readonly mail: MessageRef | null }> {
  const partnerId = partner.program.id
  const { now } = times
  const inOrder = inClaimOrder(readings)
  const limits = cardLimits(deps, partnerId, memberId)
  // Sent together, so that they take one round trip to the database. Parallel saves of one member run one after the other from the lock on, so that the
  // count below is valid.
  const [member, linked, ...waits] = await Promise.all([
    memberRepo(tx, partnerId).lock(memberId),
    cardRepo(tx, partnerId).linkedOf(memberId),
    ...inOrder.map((reading) => ('kind' in reading ? null : limits.tryOfCard(tx, reading.token.fingerprint))),
  ])
  const refusal = linkRefusal(member, linked.length, mayReopen)
  const releases = cardReleaseRepo(tx, partnerId)
  if (refusal || !member) {
    for (const reading of inOrder) if ('token' in reading) await releases.request(reading.token.token)
    const result = fail(refusal ?? { kind: 'unauthorized' as const })
    await finish(tx, result)
    return { result, mail: null }
  }

  const prints = new Set(linked.map((card) => card.fingerprint))
  const outcomes = new Map<Read, CardOutcome>()
  for (const [index, reading] of inOrder.entries()) {
    const isLimited = (waits[index] ?? null) !== null
    const outcome = 'kind' in reading ? reading : await linkOne(tx, partnerId, memberId, { ...reading, isLimited }, prints, times)
    outcomes.set(reading, outcome)
  }
  // The vault registered these, but they are not linked.
  for (const [reading, outcome] of outcomes)
    if ('token' in reading && outcome.kind === 'refused' && outcome.code !== 'already-linked') await releases.request(reading.token.token)
  const results = readings.flatMap((reading) => outcomes.get(reading) ?? [])
  const result = succeed(results)
  let count = linked.length
  const events: AuditEvent[] = []
  for (const result of results) {
    if (result.kind !== 'linked') continue
    const detail = { cardId: result.card.id, cardType: result.card.card_type }
    const [before, after] = [{ linkedCards: count }, { linkedCards: ++count }]
    events.push({ kind: 'card-linked', memberId, at: now, detail, before, after })
  }
  // Sent together, so that they take one round trip to the database.
  const lastFours = results.flatMap((outcome) => (outcome.kind === 'linked' ? [outcome.card.last_four] : []))
  const content = { kind: 'card-added', lastFours } as const
  const [reopened, mail] = await Promise.all([
    events.length > 0 ? activateMembership(tx, partnerId, member, now) : null,
    events.length > 0 ? notifyMember(tx, deps, { partnerId, member, host, content }) : null,
    finish(tx, result),
    // At the end: from here to the commit, others of this partner wait for the head of the audit trail.
    ...events.map((event) => recordAudit(tx, partnerId, event)),
  ])
  if (reopened) await recordAudit(tx, partnerId, reopened)
  return { result, mail }
}

/** Sorts cards: two transactions that claim the same cards in different orders would deadlock. */
function inClaimOrder(readings: readonly Read[]): Read[] {
  const print = (reading: Read) => ('kind' in reading ? '' : reading.token.fingerprint)
  return readings.toSorted((a, b) => (print(a) < print(b) ? -1 : 1))
}

/** Links one card after its registration at the vault. @param prints fingerprints of the member's linked cards; gets the new one */
export async function linkOne(
  tx: Tx,
  partnerId: string,
  memberId: string,
  { asked, token, loaded, isLimited = false }: Extract<Read, { token: Token }> & { readonly isLimited?: boolean },
  prints: Set<string>,
  { now, tokenizedAt }: LinkTimes,
): Promise<CardOutcome> {
  if (prints.has(token.fingerprint)) return refuse(asked, 'already-linked', token)
  if (isLimited) return refuse(asked, 'too-many-attempts', token)
  if (prints.size >= MAX_LINKED_CARDS) return refuse(asked, 'limit-reached', token)
  const cardType = CARD_BRAND_OF_CODE[token.brand]
  const row = {
    id: randomUUID(),
    member_id: memberId,
    vault_token: token.token,
    fingerprint: token.fingerprint,
    card_type: cardType,
    last_four: token.lastFour,
    description: asked.description || cardType,
    partner_card_id: loaded?.id ?? null,
    linked_at: now,
    unlinked_at: null,
  }
  // Sent together, so that they take one round trip to the database. For a card that is linked elsewhere the caller requests the release again.
  const [card, isRegistered] = await Promise.all([
    cardRepo(tx, partnerId).link(row),
    cardReleaseRepo(tx, partnerId).cancel(token.token, tokenizedAt),
  ])
  if (!card) return refuse(asked, 'linked-elsewhere', token)
  if (!isRegistered) {
    await cardRepo(tx, partnerId).takeBack(card.id)
    return refuse(asked, 'unavailable', token)
  }
  prints.add(card.fingerprint)
  const { id, partner_card_id, card_type, last_four, description } = card
  return { kind: 'linked', card: { id, partner_card_id, card_type, last_four, description } }
}
