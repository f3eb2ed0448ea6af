import { useApi } from '@dining/api-client'
import { cardsQuery } from '@dining/api-client/queries'
import type { Card } from '@dining/contract'
import { card as texts } from '@dining/copy-engine/texts/card'
import { forms } from '@dining/copy-engine/texts/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, Button, Dialog, LinkedCard, LinkedCards as CardList, TextButton, TextLink } from '@dining/ui'
import { quiet, small, spread, stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'

import * as css from './LinkedCards.css.ts'

interface LinkedCardsProps {
  readonly cards: readonly Card[]
  /** Link to a survey for a member who deletes the last card (CARD-69). */
  readonly surveyHref?: string | undefined
}

function CardRow({ card, isLast, deletion }: { readonly card: Card; readonly isLast: boolean; readonly deletion: CardDeletion }) {
  const copy = useCopy()
  const { cardType: brand, lastFour, description } = card
  return (
    <LinkedCard
      brand={brand}
      name={
        <>
          <strong>{copy.say(texts.endingIn, { lastFour })}</strong>
          <span className={css.description}> · {description}</span>
        </>
      }
      leaving={deletion.pending?.id === card.id ? copy.say(texts.deleting) : undefined}
      action={
        <TextButton onClick={() => deletion.ask(card)} aria-label={isLast ? undefined : copy.say(texts.deleteLabel, { brand, lastFour })}>
          {isLast ? copy.action(texts.deleteAndClose) : copy.say(texts.delete)}
        </TextButton>
      }
    />
  )
}

/** A member's linked cards, each with its brand, last four digits and a way to delete it (CARD-16 … CARD-20, CARD-59 … CARD-70). */
export function LinkedCards({ cards, surveyHref }: LinkedCardsProps) {
  const copy = useCopy()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useCardDeletion(cards)
  const isLast = cards.length === 1
  const { ended } = deletion
  // The pressed button was removed with its row, so the focus moves to an element that remains.
  useEffect(() => {
    if (ended?.kind === 'deleted') heading.current?.focus()
  }, [ended])
  return (
    <section aria-labelledby={headingId} className={stack}>
      <div className={spread}>
        <h1 id={headingId} ref={heading} tabIndex={-1} className={css.heading}>
          {copy.headline(texts.title)}
        </h1>
        <p className={`${small} ${quiet}`}>{copy.say(texts.countOf, { count: cards.length })}</p>
      </div>
      {ended && (
        <Banner type={ended.kind === 'deleted' ? 'success' : 'error'}>
          {copy.say(ended.kind === 'deleted' ? texts.deleted : texts.deleteFailed, { lastFour: ended.lastFour })}
        </Banner>
      )}
      {cards.length === 0 ? (
        <p>{copy.say(texts.none)}</p>
      ) : (
        <CardList>
          {cards.map((card) => (
            <CardRow key={card.id} {...{ card, isLast, deletion }} />
          ))}
        </CardList>
      )}
      <DeleteCardDialog {...{ deletion, isLast, surveyHref }} />
    </section>
  )
}

interface DeleteCardDialogProps {
  readonly deletion: CardDeletion
  /** Whether it is the last card, which closes the account when it is deleted (CARD-69). */
  readonly isLast: boolean
  /** Link to a survey for a member who leaves. */
  readonly surveyHref?: string | undefined
}

/** Asks for confirmation before a card is deleted (CARD-59). */
function DeleteCardDialog({ deletion, isLast, surveyHref }: DeleteCardDialogProps) {
  const copy = useCopy()
  const { asked, pending, cancel, confirm } = deletion
  return (
    <Dialog
      open={asked !== null}
      onClose={cancel}
      title={copy.headline(isLast ? texts.lastTitle : texts.deleteTitle)}
      closeLabel={copy.say(forms.close)}
      actions={
        <>
          <Button onClick={confirm} busy={pending !== null}>
            {copy.action(isLast ? texts.deleteAndClose : texts.confirmDelete)}
          </Button>
          <TextButton onClick={cancel}>{copy.say(texts.keepCard)}</TextButton>
        </>
      }
    >
      {asked && !isLast && <p>{copy.say(texts.deleteText, { brand: asked.cardType, lastFour: asked.lastFour })}</p>}
      {isLast && (
        <>
          <p>{copy.say(texts.lastText)}</p>
          <p>
            <Say text={texts.lastSupport} />
          </p>
          {surveyHref !== undefined && <TextLink href={surveyHref}>{copy.say(texts.lastSurvey)}</TextLink>}
        </>
      )}
    </Dialog>
  )
}

interface CardDeletion {
  /** The card whose deletion is being confirmed. */
  readonly asked: Card | null
  /** The card that is being deleted. */
  readonly pending: Card | null
  readonly ended: { readonly kind: 'deleted' | 'failed'; readonly lastFour: string } | null
  readonly ask: (card: Card) => void
  readonly cancel: () => void
  readonly confirm: () => void
}

/** Deletes a card, step by step (CARD-59 … CARD-67, CARD-70). `cards` are the currently linked ones. */
function useCardDeletion(cards: readonly Card[]): CardDeletion {
  const api = useApi()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Card | null>(null)
  const [pending, setPending] = useState<Card | null>(null)
  const [ended, setEnded] = useState<CardDeletion['ended']>(null)

  const readAgain = () => queryClient.invalidateQueries({ queryKey: cardsQuery(api).queryKey })

  async function showDeleted(lastFour: string) {
    await readAgain()
    setEnded({ kind: 'deleted', lastFour })
  }

  async function remove(card: Card, isLast: boolean) {
    const { id, lastFour } = card
    const answer = await api.call('deleteCard', { query: { id, withOutcome: 'true', mayClose: isLast ? 'true' : 'false' } })
    if (!answer.ok) {
      // Another tab has deleted it already.
      const code = answer.error.kind === 'problem' ? answer.error.code : null
      if (code === 'not-found') await showDeleted(lastFour)
      // The member did not want to confirm who they are, and knows it.
      else if (code !== 'reauthentication-required') setEnded({ kind: 'failed', lastFour })
      return
    }
    const outcome = answer.value
    if (outcome !== true && outcome.kept) {
      // Another tab has deleted the others, so the member is asked again: with this one the account closes.
      await readAgain()
      return setAsked(card)
    }
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
