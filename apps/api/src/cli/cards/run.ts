import { releaseLinkedCard } from '../../use-cases/cards/release-linked-card.ts'
import type { CommandDeps, Print } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'
import type { CardsReleaseRequest } from './request.ts'

/** `cards release`. @returns exit code: 1 when no card or more than one matches */
export async function runCardsRelease(deps: CommandDeps, request: CardsReleaseRequest, print: Print): Promise<number> {
  const { partnerId } = request
  if (!partnerNamed(deps, partnerId, print)) return 1
  const done = await releaseLinkedCard(deps, request)
  if (!done.ok) {
    if (done.error.kind === 'none') print(`${partnerId} has no such linked card. Nothing was changed.`)
    else print(`More than one linked card matches. Pass --token, one of: ${done.error.tokens.join(', ')}. Nothing was changed.`)
    return 1
  }
  const { card_type, last_four, member_id } = done.value.card
  print(`${card_type} ending in ${last_four} was removed from the account ${member_id}.`)
  if (done.value.isClosed) print('It was the last card of the account, which is closed now.')
  return 0
}
