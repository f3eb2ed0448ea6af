import type { LoadCardAnswer, LoadCardRequest, RegisterLoadedRequest, TokenizeAnswer, TokenizeRequest } from '@dining/contract'
import { CARD_TYPE_CODES } from '@dining/domain'

import { checkCardNumber } from './card-number.ts'
import type { CardOf } from './network/card-network.ts'
import { openJwe } from './open-jwe.ts'
import { finishRelease } from './release.ts'
import type { NewCard, StoredCard } from './store/card-table.ts'
import { registrationKey, type VaultDeps } from './vault-deps.ts'

type Refused = Extract<TokenizeAnswer, { result: 'refused' }>
const ALREADY_USED: Refused = { result: 'refused', reason: 'already-used' }

/**
 * Takes a card's JWE once: decrypts it, checks the number (audience, Luhn, brand, accepted list), registers it with the card networks and
 * returns token, fingerprint, brand and last four. The number is only held in memory, for the length of this call. A JWE that could be
 * read is used up in any case.
 */
export async function tokenize(request: TokenizeRequest, deps: VaultDeps): Promise<TokenizeAnswer> {
  const read = await readCard(request, deps)
  if (read.result !== 'card') return read
  const { card, number, jti, expiresAt } = read
  const row = await deps.store.cards.beginOnce(jti, expiresAt, card, deps.now())
  return row ? register(card, row, { number }, deps) : ALREADY_USED
}

/**
 * Takes the JWE of a card that a partner knows. The networks return a reference in place of the number and report nothing, because no member has
 * agreed yet. A card that is loaded again has the same token.
 */
export async function loadCard({ jwe, partnerId }: LoadCardRequest, deps: VaultDeps): Promise<LoadCardAnswer> {
  const read = await readCard({ jwe, partnerId, accepted: [...CARD_TYPE_CODES] }, deps)
  if (read.result !== 'card') return read
  const { card, number, jti, expiresAt } = read
  if (!(await deps.store.useOnce(jti, expiresAt))) return ALREADY_USED
  const answer = await deps.network.refer({ number, partnerId })
  if (answer.kind === 'unavailable') return { result: 'unavailable' }
  if (answer.kind === 'refused') return { result: 'refused', reason: 'not-eligible' }
  await deps.store.loadedCards.put(card, await deps.keyring.seal(answer.reference, card.token), deps.now())
  return { result: 'loaded', token: card.token, brand: card.brand, lastFour: card.lastFour }
}

/** Registers a loaded card that its holder has chosen. Safe to repeat. */
export async function registerLoaded({ token, partnerId, accepted }: RegisterLoadedRequest, deps: VaultDeps): Promise<TokenizeAnswer> {
  const loaded = await deps.store.loadedCards.find(partnerId, token)
  if (!loaded) return { result: 'refused', reason: 'not-eligible' }
  const { fingerprint, brand, last_four: lastFour } = loaded
  if (!accepted.includes(brand)) return { result: 'refused', reason: 'brand-not-accepted' }
  const reference = await deps.keyring.open(loaded.sealed_reference, token)
  const card = { token, partnerId, fingerprint, brand, lastFour }
  return register(card, await deps.store.cards.begin(card, deps.now()), { reference }, deps)
}

/** A card that was read from a JWE, whose id the caller has to mark as used. */
interface ReadCard {
  readonly result: 'card'
  readonly card: NewCard
  readonly number: string
  readonly jti: string
  /** Seconds since 1970. */
  readonly expiresAt: number
}

async function readCard(request: TokenizeRequest, { store, keyring, keys, now }: VaultDeps): Promise<ReadCard | Refused> {
  const opened = await openJwe(request.jwe, request.partnerId, keys, now())
  if (opened.kind !== 'ok') return { result: 'refused', reason: opened.kind }
  const { jti, expiresAt } = opened

  const checked = checkCardNumber(opened.number, request.accepted)
  if (checked.kind !== 'accepted') {
    if (!(await store.useOnce(jti, expiresAt))) return ALREADY_USED
    return { result: 'refused', reason: checked.kind === 'brand-not-accepted' ? 'brand-not-accepted' : 'invalid-number' }
  }

  const { number, brand, lastFour } = checked
  const { partnerId } = request
  const fingerprint = keyring.fingerprint(number)
  // The same for the same card of this partner, also when it is linked again after a release.
  const token = `tok_${keyring.derive('token', partnerId, fingerprint).slice(0, 24)}`
  return { result: 'card', card: { token, partnerId, fingerprint, brand, lastFour }, number, jti, expiresAt }
}

/** @param begun the card's row, as it was just written */
async function register(card: NewCard, begun: StoredCard, by: CardOf, deps: VaultDeps): Promise<TokenizeAnswer> {
  const { store, keyring, network, now } = deps
  let row = begun
  if (row.state === 'releasing') {
    // An unfinished release would end the new registration, so it has to be confirmed first.
    if (!(await finishRelease(row, deps))) return { result: 'unavailable' }
    row = await store.cards.begin(card, now())
  }
  if (row.state === 'registered') return answerFor(row)
  if (row.state !== 'registering') return { result: 'unavailable' }

  const answer = await network.register({ card: by, partnerId: row.partner_id, key: registrationKey(keyring, row) })
  if (answer.kind === 'unavailable') return { result: 'unavailable' }
  if (answer.kind === 'refused') {
    await store.cards.refuse(row.token)
    return { result: 'refused', reason: 'not-eligible' }
  }
  const confirmed = await store.cards.confirm(row.token, await keyring.seal(answer.token, row.token), now())
  if (confirmed) return answerFor(confirmed)
  // Another call finished the same registration, or a release came between.
  const other = await store.cards.find(row.token)
  if (other?.state === 'registered') return answerFor(other)
  await network.release({ token: answer.token })
  return { result: 'unavailable' }
}

const answerFor = ({ token, fingerprint, brand, last_four }: StoredCard): TokenizeAnswer => ({
  result: 'token',
  token,
  fingerprint,
  brand,
  lastFour: last_four,
})
