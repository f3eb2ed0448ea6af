import { cardsQuery, isNotFound, isUnauthorized, mutationOf, useApi } from '@dining/api-client'
import type { Card } from '@dining/contract'
import { usePartner } from '@dining/partner-kit/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { goToLogin, goToSignOut } from '../go-to-login.ts'

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
  const { program } = usePartner()
  const [asked, setAsked] = useState<Card | null>(null)
  const [pending, setPending] = useState<Card | null>(null)
  const [ended, setEnded] = useState<CardDeletion['ended']>(null)
  const { mutate } = useMutation(mutationOf(api, 'deleteCard'))

  async function showDeleted(lastFour: string) {
    await queryClient.invalidateQueries({ queryKey: cardsQuery(api).queryKey })
    setEnded({ kind: 'deleted', lastFour })
  }

  function confirm() {
    if (!asked || pending) return
    const { id, lastFour } = asked
    const isLast = cards.length === 1
    setAsked(null)
    setPending(asked)
    setEnded(null)
    mutate(
      { query: { id, withOutcome: 'true' } },
      {
        async onSuccess(outcome) {
          // With the last card the account is closed and its sessions are over. Only the server knows which is the last: another tab may have
          // deleted the others. The list is not read again then, because its 401 would lead to the sign-in instead.
          if (outcome === true ? isLast : outcome.closed) goToSignOut()
          else await showDeleted(lastFour)
        },
        async onError(failure) {
          if (isUnauthorized(failure)) goToLogin(program)
          // Another tab has deleted it already.
          else if (isNotFound(failure)) await showDeleted(lastFour)
          else setEnded({ kind: 'failed', lastFour })
        },
        onSettled: () => setPending(null),
      },
    )
  }

  return { asked, pending, ended, confirm, ask: setAsked, cancel: () => setAsked(null) }
}
