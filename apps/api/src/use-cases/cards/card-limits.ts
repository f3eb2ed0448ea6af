import { createHash } from 'node:crypto'

import type { ApiDeps } from '../../deps.ts'
import { INSTALLATION } from '../../audit/events.ts'
import type { LimitRule } from '../../store/repositories/rate-limit.ts'
import { asTenant } from '../../store/repositories/as-tenant.ts'
import type { Tx } from '../../store/tables.ts'
import { blind } from '../../config/secrets.ts'

export type CardLimitDeps = Pick<ApiDeps, 'limits' | 'secrets' | 'clock'> & { readonly settings: Pick<ApiDeps['settings'], 'limitScale'> }

const HOUR = 3600
const DAY = 24 * HOUR

/** Cards that a member tries to link: more than two full accounts in an hour are not normal use. */
const CARDS_OF_MEMBER: LimitRule = { name: 'card-link.member', count: 30, seconds: HOUR }
/** Tries to link one card, in all programs together. */
const TRIES_OF_CARD: LimitRule = { name: 'card-link.fingerprint', count: 20, seconds: DAY }
/** Claims that a member starts. Each may cost the operator a message of the card's issuer. */
const CLAIMS_OF_MEMBER: LimitRule = { name: 'card-claim.member', count: 10, seconds: DAY }
/** Claims of one card by one member, so that one account cannot use up the vault's limit for the card. */
const CLAIMS_OF_CARD: LimitRule = { name: 'card-claim.fingerprint', count: 4, seconds: DAY }
/** Codes that a member enters. The vault also limits the codes of each claim. */
const CODES_OF_MEMBER: LimitRule = { name: 'card-claim-code.member', count: 20, seconds: DAY }

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Limits of linking and claiming, in addition to those of addresses in `http/limit-table.ts`. Each returns seconds to wait, or null. */
export function cardLimits({ limits, secrets, clock, settings }: CardLimitDeps, partnerId: string, memberId: string) {
  const count = (tx: Tx, tenant: string, rule: LimitRule, subject: string, times = 1) =>
    limits.count(tx, tenant, [{ rule, subject: blind(secrets, subject), times }], clock())
  // Test clients share the card numbers of the test networks.
  const scaled = (rule: LimitRule) => ({ ...rule, count: rule.count * settings.limitScale })
  return {
    /** Counts cards that a member tries to link. */
    link: (tx: Tx, cards: number) => count(tx, partnerId, scaled(CARDS_OF_MEMBER), `${partnerId} ${memberId}`, cards),
    /** @param tx of this partner */
    tryOfCard: (tx: Tx, fingerprint: string) =>
      asTenant(tx, INSTALLATION, partnerId, () => count(tx, INSTALLATION, scaled(TRIES_OF_CARD), hash(fingerprint))),
    claim: (tx: Tx) => count(tx, partnerId, CLAIMS_OF_MEMBER, `${partnerId} ${memberId}`),
    claimOfCard: (tx: Tx, fingerprint: string) => count(tx, partnerId, CLAIMS_OF_CARD, `${memberId} ${hash(fingerprint)}`),
    code: (tx: Tx) => count(tx, partnerId, CODES_OF_MEMBER, `${partnerId} ${memberId}`),
  }
}
