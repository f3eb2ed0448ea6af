import { recordAudit } from '../../store/repositories/audit.ts'
import type { CardRow } from '../../store/repositories/card.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import { removeCard } from '../../use-cases/cards/remove-card.ts'
import { emailKey } from '../../use-cases/email-key.ts'
import type { CommandDeps, Say } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'
import type { CardsReleaseRequest } from './request.ts'

async function linkedCards(tx: Tx, { partnerId, member, lastFour, token }: CardsReleaseRequest): Promise<readonly CardRow[]> {
  const linked = tx.selectFrom('member_card').selectAll().where('partner_id', '=', partnerId).where('unlinked_at', 'is', null)
  if (token !== null) return linked.where('vault_token', '=', token).execute()
  const members = memberRepo(tx, partnerId)
  const found = (await members.byEmailKey(emailKey(member ?? ''))) ?? (await members.byId(member ?? ''))
  return found ? linked.where('member_id', '=', found.id).where('last_four', '=', lastFour).execute() : []
}

/** `cards release`. @returns exit code: 1 when no card or more than one matches */
export async function runCardsRelease(deps: CommandDeps, request: CardsReleaseRequest, say: Say): Promise<number> {
  const { partnerId, reason } = request
  if (!partnerNamed(deps, partnerId, say)) return 1
  const now = deps.clock()
  const done = await deps.store.owner(async (tx) => {
    const [card, ...others] = await linkedCards(tx, request)
    if (!card || others.length > 0)
      return { kind: card ? 'several' : 'none', tokens: [card, ...others].map((one) => one?.vault_token) } as const
    const member = await memberRepo(tx, partnerId).lock(card.member_id)
    const removed = member && (await removeCard(tx, deps, { partnerId, member, card, cause: 'operator', reason, now }))
    if (!removed) return { kind: 'none' } as const
    for (const event of removed.events) await recordAudit(tx, partnerId, event)
    return { kind: 'released', card, isClosed: removed.events.length > 1 } as const
  })
  if (done.kind === 'none') say(`${partnerId} has no such linked card. Nothing was changed.`)
  if (done.kind === 'several')
    say(`More than one linked card matches. Pass --token, one of: ${done.tokens.join(', ')}. Nothing was changed.`)
  if (done.kind !== 'released') return 1
  const { card_type, last_four, member_id } = done.card
  say(`${card_type} ending in ${last_four} was removed from the account ${member_id}.`)
  if (done.isClosed) say('It was the last card of the account, which is closed now.')
  return 0
}
