import { fail, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { cardRepo, type CardRow } from '../../store/repositories/card.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import { emailKey } from '../email-key.ts'
import { removeCard } from './remove-card.ts'

/** Identifies one card: by its id, by its token, or by its member (id or email address) and last four digits. */
interface CardChoice {
  readonly cardId?: string
  readonly member?: string | null
  readonly lastFour?: string | null
  readonly token?: string | null
}

export interface LinkedCardRelease extends CardChoice {
  readonly partnerId: string
  readonly reason: string
}

type ReleaseRefusal = { readonly kind: 'none' } | { readonly kind: 'several'; readonly tokens: readonly string[] }

async function linkedCards(tx: Tx, { partnerId, cardId, member, lastFour, token }: LinkedCardRelease): Promise<readonly CardRow[]> {
  const cards = cardRepo(tx, partnerId)
  if (cardId !== undefined) return cards.linkedWithId(cardId)
  if (token != null) return cards.linkedWithToken(token)
  const members = memberRepo(tx, partnerId)
  const found = (await members.byEmailKey(emailKey(member ?? ''))) ?? (await members.byId(member ?? ''))
  return found ? (await cards.linkedOf(found.id)).filter((card) => card.last_four === lastFour) : []
}

/** Removes a card from the account that it is linked in, for an operator; changes nothing unless exactly one card matches. */
export async function releaseLinkedCard(
  deps: Parameters<typeof removeCard>[1] & Pick<ApiDeps, 'store' | 'outbox'>,
  release: LinkedCardRelease,
): Promise<Result<{ readonly card: CardRow; readonly isClosed: boolean }, ReleaseRefusal>> {
  const { partnerId, reason } = release
  const now = deps.clock()
  const done = await deps.store.owner(async (tx) => {
    const [card, ...others] = await linkedCards(tx, release)
    if (!card) return fail<ReleaseRefusal>({ kind: 'none' })
    if (others.length > 0) return fail<ReleaseRefusal>({ kind: 'several', tokens: [card, ...others].map((one) => one.vault_token) })
    const member = await memberRepo(tx, partnerId).lock(card.member_id)
    const removed = member && (await removeCard(tx, deps, { partnerId, member, card, cause: 'operator', reason, now }))
    if (!removed) return fail<ReleaseRefusal>({ kind: 'none' })
    for (const event of removed.events) await recordAudit(tx, partnerId, event)
    return succeed({ card, isClosed: removed.events.length > 1, mail: removed.mail })
  })
  if (!done.ok) return done
  const { mail, ...released } = done.value
  if (mail) await deps.outbox.dispatch(mail)
  return succeed(released)
}
