import type { Card } from '@dining/contract'
import { card as texts } from '@dining/copy-engine/texts/card'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, LinkedCard, LinkedCards as CardList, TextButton } from '@dining/ui'
import { small, quiet, spread, stack } from '@dining/ui/layout'
import { useEffect, useId, useRef } from 'react'

import { DeleteCardDialog } from './DeleteCardDialog.tsx'
import * as css from './LinkedCards.css.ts'
import { useCardDeletion, type CardDeletion } from './use-card-deletion.ts'

interface LinkedCardsProps {
  readonly cards: readonly Card[]
  /** Where a member who deletes the last card can say why (CARD-69). */
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
  // The button that was pressed is gone with its row, so the focus goes to what stays.
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
