import { endpoints, IDEMPOTENCY_HEADER, type CardToLink, type Card, type CardRegistration } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { Failure } from '../../../use-cases/failure.ts'
import { cardRepo } from '../../../store/repositories/card.ts'
import { confirmClaim } from '../../../use-cases/cards/confirm-claim.ts'
import { startClaim } from '../../../use-cases/cards/start-claim.ts'
import { fieldError } from '../../../use-cases/field-error.ts'
import { linkCards, type CardOutcome, type LinkedCard } from '../../../use-cases/link-cards.ts'
import { listPartnerCards } from '../../../use-cases/partner-cards/list-partner-cards.ts'
import type { PartnerCardRow } from '../../../store/repositories/partner-card.ts'
import { unlinkCard } from '../../../use-cases/unlink-card.ts'
import { register, registerInSteps, registerRead, type Api, type RequestContext } from '../../api.ts'
import type { Tx } from '../../../store/tables.ts'
import type { Session } from '../../../use-cases/session.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency-key.ts'
import { dropClosedCookies } from '../../session-cookies.ts'
import { CARD_ERROR_MESSAGES } from '../../../use-cases/card-errors.ts'

/** If some cards are linked, the response is a success that also lists the others; if none is, a refusal with the same list (CARD-06, CARD-08). */
function presentAll(result: Result<readonly CardOutcome[], Failure>) {
  if (!result.ok) return result
  const cardRegistration = result.value.map(presentOutcome)
  return result.value.some(({ kind }) => kind === 'linked')
    ? succeed({ cardRegistration })
    : fail({ kind: 'cards-not-added' as const, cardRegistration })
}

export function cardRoutes(api: Api): void {
  const { deps } = api

  function keyOf({ headers }: RequestContext): Result<string | undefined, Failure<'bad-request'>> {
    const key = headers.get(IDEMPOTENCY_HEADER) ?? undefined
    return key === undefined || IDEMPOTENCY_KEY.test(key) ? succeed(key) : fail({ kind: 'bad-request' })
  }

  async function save(
    tx: Tx,
    { partner, session, context }: { readonly partner: Partner; readonly session: Session; readonly context: RequestContext },
    cards: readonly CardToLink[],
    mayReopen: boolean,
  ) {
    const key = keyOf(context)
    if (!key.ok) return () => Promise.resolve(key)
    const rest = await linkCards(tx, deps, partner, {
      memberId: session.memberId,
      cards,
      idempotencyKey: key.value,
      mayReopen,
      host: context.host,
    })
    return async () => presentAll(await rest())
  }

  registerRead(api, endpoints.getCards, async ({ partner, session }, tx) => {
    const rows = await cardRepo(tx, partner.program.id).linkedOf(session.memberId)
    return succeed(rows.map(presentCard))
  })

  registerInSteps(api, endpoints.getPartnerCards, async ({ partner, session }, tx) => {
    const rest = await listPartnerCards(tx, deps, partner, session.memberId)
    return async () => {
      const result = await rest()
      return result.ok ? succeed(result.value.map(presentPartnerCard)) : result
    }
  })

  registerInSteps(api, endpoints.saveCards, async (input, tx) => {
    const missing = fail({ kind: 'validation-failed' as const, fields: [fieldError('directFileFeedOptIn', 'required')] })
    return input.body.directFileFeedOptIn ? save(tx, input, input.body.creditCards, false) : () => Promise.resolve(missing)
  })

  registerInSteps(api, endpoints.reEnroll, (input, tx) => save(tx, input, input.body.creditCards, true))

  registerInSteps(api, endpoints.startCardClaim, async ({ body, partner, session, context }, tx) => {
    const key = keyOf(context)
    if (!key.ok) return () => Promise.resolve(key)
    const { encryptedCardNumber, description, mayReopen } = body
    const request = { memberId: session.memberId, encryptedCardNumber, description, mayReopen, idempotencyKey: key.value }
    const rest = await startClaim(tx, deps, partner, request)
    return async () => {
      const result = await rest()
      if (result.ok) return result
      const { error } = result
      return error.kind === 'card-refused'
        ? fail({ kind: 'cards-not-added' as const, cardRegistration: [presentOutcome(error.outcome)] })
        : fail(error)
    }
  })

  registerInSteps(api, endpoints.confirmCardClaim, async ({ body, partner, session, context }, tx) => {
    const key = keyOf(context)
    if (!key.ok) return () => Promise.resolve(key)
    const { claimId, verificationCode: code } = body
    const rest = await confirmClaim(tx, deps, partner, { memberId: session.memberId, claimId, code, idempotencyKey: key.value })
    return async () => {
      const result = await rest()
      return result.ok ? succeed(presentCard(result.value)) : result
    }
  })

  register(api, endpoints.deleteCard, async ({ query, partner, session, context }) => {
    const unlinking = { cardId: query.id, mayClose: query.mayClose !== false, host: context.host }
    const result = await unlinkCard(deps, partner.program.id, session, unlinking)
    if (!result.ok) return result
    if (result.value === 'kept') return succeed({ closed: false, kept: true as const })
    const closed = result.value === 'closed'
    if (closed) dropClosedCookies(context.cookies, partner)
    return succeed(query.withOutcome === true ? { closed } : (true as const))
  })
}

/** A card without the fields of the vault: its token and fingerprint never leave the server. */
function presentCard(card: LinkedCard): Card {
  return {
    id: card.id,
    partnerCardId: card.partner_card_id,
    cardType: card.card_type,
    lastFour: card.last_four,
    description: card.description,
  }
}

function presentPartnerCard({ id, card_type: cardType, last_four, description }: PartnerCardRow) {
  return { id, partnerCardId: id, cardType, lastFour: last_four ?? '', description: description || cardType }
}

function presentOutcome(outcome: CardOutcome): CardRegistration {
  if (outcome.kind === 'linked') {
    const memberCard = presentCard(outcome.card)
    return { memberCard, error: null, lastFour: memberCard.lastFour, description: memberCard.description }
  }
  const { code, lastFour, description } = outcome
  return { memberCard: null, error: { code, message: CARD_ERROR_MESSAGES[code] }, lastFour, description }
}
