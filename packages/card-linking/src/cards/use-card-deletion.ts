import { cardsQuery, useApi } from '@dining/api-client'
import type { Card } from '@dining/contract'
import { paths } from '@dining/session'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export interface CardDeletion {
  /** The card whose deletion is being confirmed. */
  readonly asked: Card | null
  /** The card that is being deleted. */
  readonly pending: Card | null
  readonly ended: { readonly kind: 'deleted' | 'failed'; readonly lastFour: string } | null
  readonly ask: (card: Card) => void
  readonly cancel: () => void
  readonly confirm: () => void
}

/** Deleting a card, step by step (CARD-59 … CARD-67, CARD-70). `cards` are those that are linked now. */
export function useCardDeletion(cards: readonly Card[]): CardDeletion {
  const api = useApi()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Card | null>(null)
  const [pending, setPending] = useState<Card | null>(null)
  const [ended, setEnded] = useState<CardDeletion['ended']>(null)

  async function showDeleted(lastFour: string) {
    await queryClient.invalidateQueries({ queryKey: cardsQuery(api).queryKey })
    setEnded({ kind: 'deleted', lastFour })
  }

  async function remove({ id, lastFour }: Card, isLast: boolean) {
    const answer = await api.call('deleteCard', { query: { id, withOutcome: 'true' } })
    if (!answer.ok) {
      // Another tab has deleted it already.
      if (answer.error.kind === 'problem' && answer.error.code === 'not-found') await showDeleted(lastFour)
      else setEnded({ kind: 'failed', lastFour })
      return
    }
    const outcome = answer.value
    // With the last card the account is closed and its sessions are over. Only the server knows which is the last: another tab may have
    // deleted the others. The list is not read again then, because its 401 would lead to the sign-in instead of the sign-out route (CARD-63),
    // which says that the account is closed.
    if (outcome === true ? isLast : outcome.closed) location.assign(paths.signOut({ because: 'closed' }))
    else await showDeleted(lastFour)
  }

  function confirm() {
    if (!asked || pending) return
    setAsked(null)
    setPending(asked)
    setEnded(null)
    void remove(asked, cards.length === 1).finally(() => setPending(null))
  }

  return { asked, pending, ended, confirm, ask: setAsked, cancel: () => setAsked(null) }
}
