import { randomUUID } from 'node:crypto'

import { CLAIM_MINUTES, fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import type { Failure } from '../failure.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { cardReleaseRepo, databaseTime } from '../../store/repositories/card-release.ts'
import { cardVerificationRepo, linkedCardWith } from '../../store/repositories/card-verification.ts'
import { cardRepo, type CardRow } from '../../store/repositories/card.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import type { CardOutcome } from '../link-cards.ts'
import { linkRefusal, readCard } from '../link-cards.ts'
import { once, type Finish } from '../once.ts'
import { cardLimits, type CardLimitDeps } from './card-limits.ts'

type ClaimDeps = Pick<ApiDeps, 'store' | 'clock' | 'vault'> & CardLimitDeps

/** Milliseconds in which the code has to be entered; the vault may end a verification sooner. */
const CLAIM_MS = CLAIM_MINUTES * 60_000
/** Seconds until the registration of a card ends if its claim is not confirmed. */
const UNCLAIMED_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 60 * 60

export interface ClaimRequest {
  readonly memberId: string
  readonly encryptedCardNumber: string
  readonly description?: string | undefined
  readonly mayReopen: boolean
  readonly idempotencyKey: string | undefined
}

/** A claim that waits for the code. */
export interface StartedClaim {
  readonly claimId: string
  readonly lastFour: string
  readonly expiresAt: string
}

/** What the first step has read: the member's linked cards, and the time before the vault is called, by the database's clock. */
interface Begun {
  readonly linked: readonly CardRow[]
  readonly at: Date
}

type StartFailure =
  | Failure<
      | 'unauthorized'
      | 'forbidden'
      | 'account-closed'
      | 'card-limit-reached'
      | 'claim-not-needed'
      | 'too-many-requests'
      | 'vault-unavailable'
      | 'idempotency-conflict'
    >
  | { readonly kind: 'card-refused'; readonly outcome: CardOutcome }

/**
 * Starts the claim of a card that is linked in another account, of this program or another one: the issuer or processor shows the card's holder
 * a code (interfaces.md "card ownership"). It reveals no more about the other account than linking the card does.
 * @param tx of the partner, for what needs no envelope
 * @returns the rest, to be run after the transaction
 */
export function startClaim(
  tx: Tx,
  deps: ClaimDeps,
  partner: Partner,
  request: ClaimRequest,
): Promise<() => Promise<Result<StartedClaim, StartFailure>>> {
  const { memberId, encryptedCardNumber, description, mayReopen, idempotencyKey: key } = request
  const partnerId = partner.program.id
  const limits = cardLimits(deps, partnerId, memberId)
  return once(tx, deps, { partnerId, memberId, key, request: { encryptedCardNumber, description, mayReopen } }, { read, begin, work })

  function read(on: Tx) {
    return Promise.all([memberRepo(on, partnerId).byId(memberId), cardRepo(on, partnerId).linkedOf(memberId), databaseTime(on)])
  }

  async function begin(
    on: Tx,
    _finish: Finish,
    [member, linked, at]: Awaited<ReturnType<typeof read>>,
  ): Promise<Result<Begun, StartFailure>> {
    const refusal = linkRefusal(member, linked.length, mayReopen)
    if (refusal) return fail(refusal)
    const wait = await limits.claim(on)
    return wait === null ? succeed({ linked, at }) : fail({ kind: 'too-many-requests', retryAfterSeconds: wait })
  }

  async function work(early: Begun, finish: Finish): Promise<Result<StartedClaim, StartFailure>> {
    const read = await readCard(deps, partner, { encryptedCardNumber, description })
    if ('kind' in read)
      return read.code === 'unavailable' ? fail({ kind: 'vault-unavailable' }) : fail({ kind: 'card-refused', outcome: read })

    const { token, fingerprint, brand, lastFour } = read.token
    if (early.linked.some((card) => card.fingerprint === fingerprint)) return fail({ kind: 'claim-not-needed' })
    // The vault has registered the card here; without a confirmed claim the registration ends.
    await deps.store.tenant(partnerId, (on) => cardReleaseRepo(on, partnerId).request(token, UNCLAIMED_SECONDS))
    if (!(await deps.store.acrossPartners((on) => linkedCardWith(on, fingerprint)))) return fail({ kind: 'claim-not-needed' })
    const waitForCard = await deps.store.admitting.tenant(partnerId, (on) => limits.claimOfCard(on, fingerprint))
    if (waitForCard !== null) return fail({ kind: 'too-many-requests', retryAfterSeconds: waitForCard })
    const started = await deps.vault.startVerification({ fingerprint })
    if (!started.ok) return started
    if (started.value.result === 'refused') {
      return started.value.reason === 'too-many'
        ? fail({ kind: 'too-many-requests', retryAfterSeconds: DAY_SECONDS })
        : fail({ kind: 'vault-unavailable' })
    }
    const { id: verificationId, expiresAt } = started.value
    const now = deps.clock()
    const ends = new Date(Math.min(now.getTime() + CLAIM_MS, Date.parse(expiresAt)))
    const claimId = randomUUID()
    return deps.store.tenant(partnerId, async (on) => {
      await cardVerificationRepo(on, partnerId).start({
        id: claimId,
        member_id: memberId,
        verification_id: verificationId,
        vault_token: token,
        fingerprint,
        card_brand: brand,
        last_four: lastFour,
        description: description ?? '',
        reopens: mayReopen,
        tokenized_at: early.at,
        expires_at: ends,
      })
      await recordAudit(on, partnerId, { kind: 'card-claim-started', memberId, at: now, detail: { claimId } })
      const result = succeed({ claimId, lastFour, expiresAt: ends.toISOString() })
      await finish(on, result)
      return result
    })
  }
}
