import { VAULT_TOKEN_PATTERN } from '@dining/contract'
import { CARD_BRANDS, mayContainCardNumber, type CardBrand } from '@dining/domain'
import { readAtMost } from '@dining/serving'
import * as v from 'valibot'

import { describeError, type Log } from '../observability/log.ts'

/** A card that a partner knows: the vault's token, never a number. */
export interface KnownCard {
  readonly id: string
  readonly vaultToken: string
  readonly cardType: CardBrand
  readonly lastFour: string | null
  readonly description: string
}

/** A partner's own service of cards, for partners that answer for one member in place of sending files. */
export interface PartnerCardSource {
  /** All cards that the partner knows of a member; null if the service does not answer as agreed. */
  readonly cardsOf: (member: { readonly publicId: string; readonly partnerNumber: string | null }) => Promise<readonly KnownCard[] | null>
}

/** A member waits for the answer. */
const TIMEOUT_MS = 2_000
/** More than a member has, and a small answer. */
const MOST_CARDS = 100
const MAX_BYTES = 64 * 1024

const clean = v.pipe(
  v.string(),
  v.check((text) => !mayContainCardNumber(text), 'may contain a card number'),
)

/** The answer of the service; see `docs/cards.md`. */
const answerSchema = v.object({
  cards: v.pipe(
    v.array(
      v.object({
        id: v.pipe(clean, v.regex(/^[A-Za-z0-9._:-]{1,40}$/)),
        vaultToken: v.pipe(v.string(), v.regex(VAULT_TOKEN_PATTERN)),
        cardType: v.picklist(CARD_BRANDS),
        lastFour: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/))), null),
        description: v.optional(v.pipe(clean, v.maxLength(60)), ''),
      }),
    ),
    v.maxLength(MOST_CARDS),
    v.check((cards) => new Set(cards.map(({ id }) => id)).size === cards.length, 'has two cards with one id'),
  ),
})

export interface PartnerCardService {
  /** Address of the call. */
  readonly url: string
  /** Sent as a bearer token. */
  readonly token: string
}

/** The service over HTTP: `POST` with the member, answered with the cards. An answer with what may be a card number is not used. */
export function httpPartnerCards({ url, token }: PartnerCardService, log: Log, timeoutMs = TIMEOUT_MS): PartnerCardSource {
  return {
    async cardsOf(member) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(member),
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!response.ok) throw new Error(`The service answered ${response.status}`)
        return v.parse(answerSchema, JSON.parse(await readText(response))).cards
      } catch (error) {
        log.warn({ event: 'partner-cards-failed', ...describeError(error) })
        return null
      }
    },
  }
}

/** The text of an answer. Throws if it is larger than any list of cards. */
async function readText(response: Response): Promise<string> {
  const bytes = await readAtMost(response.body ?? [], MAX_BYTES)
  if (!bytes) throw new RangeError('The answer is too large')
  return bytes.toString('utf8')
}
