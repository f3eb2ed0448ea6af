import { useApi } from '@dining/api-client'
import { cardsQuery, partnerCardsQuery } from '@dining/api-client/queries'
import type { PartnerCard } from '@dining/contract'
import { card as cardTexts } from '@dining/copy-engine/texts/card'
import { cardErrors } from '@dining/copy-engine/texts/card-errors'
import { partnerCards as texts } from '@dining/copy-engine/texts/partner-cards'
import { MAX_LINKED_CARDS } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, CardLogo, Checkbox, Icon, Loading, Notice, Skeleton } from '@dining/ui'
import { checkIcon } from '@dining/ui/icons'
import { quiet, row, small, stack } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'

import type { SaveResults } from '../link/save-card.ts'
import type { PartnerCardChoice } from './use-partner-cards.tsx'

interface PartnerCardsProps {
  readonly choice: PartnerCardChoice
  readonly onChoice: (choice: PartnerCardChoice) => void
  /** Whether a card number is entered, which counts as one card (CARD-38). */
  readonly isEntered: boolean
  /** Of the last save; each is shown beside its card. */
  readonly results: SaveResults | null
}

/**
 * The cards that the partner knows of the member, to select for linking (CARD-25). At the maximum the others are disabled, with a warning (CARD-39).
 * Renders nothing without such cards.
 */
export default function PartnerCards({ choice, onChoice, isEntered, results }: PartnerCardsProps) {
  const api = useApi()
  const copy = useCopy()
  const titleId = useId()
  const warningId = useId()
  const { data: known, error } = useQuery(partnerCardsQuery(api))
  const { data: linked, isError: hasNoList } = useQuery(cardsQuery(api))
  const isLoading = (!known && !error) || (!linked && !hasNoList)

  const isLinked = (card: PartnerCard) => (linked ?? []).some(({ partnerCardId }) => partnerCardId === card.partnerCardId)
  const justLinked = (card: PartnerCard) => results?.added.some(({ partnerCardId }) => partnerCardId === card.partnerCardId) === true
  // Without its last four digits a member cannot tell which card it is (CARD-42).
  const shown = (known ?? []).filter((card) => card.lastFour !== '' && (justLinked(card) || !isLinked(card)))
  const selectable = shown.filter((card) => !justLinked(card))
  const room = MAX_LINKED_CARDS - (linked?.length ?? 0)
  const selected = choice.selected.filter((one) => selectable.some(({ partnerCardId }) => partnerCardId === one.partnerCardId))
  const count = selected.length + (isEntered ? 1 : 0)
  const isFull = count >= room

  const choiceOf = (cards: readonly PartnerCard[]): PartnerCardChoice => ({
    selected: cards,
    room,
    reason: selectable.length > 0 ? texts.submitReason : undefined,
  })
  const report = useEffectEvent(() => onChoice(choiceOf(selected)))
  const shape = `${room} ${selectable.length} ${selected.length}`
  useEffect(() => report(), [shape])

  if (isLoading)
    return (
      <Loading label={copy.say(texts.loading)}>
        <Skeleton width="100%" height="44px" />
        <Skeleton width="100%" height="44px" />
      </Loading>
    )
  if (error) return <Notice>{copy.say(texts.failed)}</Notice>
  if (shown.length === 0) return null
  const select = (card: PartnerCard, isOn: boolean) => {
    const others = selected.filter(({ partnerCardId }) => partnerCardId !== card.partnerCardId)
    onChoice(choiceOf(isOn ? [...others, card] : others))
  }
  return (
    <>
      <div role="group" aria-labelledby={titleId} className={stack}>
        <div>
          <p id={titleId}>
            <strong>{copy.headline(texts.title)}</strong>
          </p>
          <p className={`${small} ${quiet}`}>{copy.say(texts.lead)}</p>
        </div>
        <div>
          {shown.map((card) => {
            const isOn = selected.some(({ partnerCardId }) => partnerCardId === card.partnerCardId)
            const failure = results?.failed.find(({ partnerCardId }) => partnerCardId === card.partnerCardId)
            if (justLinked(card))
              return (
                <p key={card.partnerCardId} className={row}>
                  <Icon d={checkIcon} />
                  <span>{copy.say(cardTexts.linked, { lastFour: card.lastFour })}</span>
                </p>
              )
            return (
              <Checkbox
                key={card.partnerCardId}
                checked={isOn}
                disabled={isFull && !isOn}
                aria-details={isFull && !isOn ? warningId : undefined}
                onChange={(event) => select(card, event.target.checked)}
                label={
                  <span className={row}>
                    <CardLogo brand={card.cardType} />
                    <strong>{copy.say(texts.name, { lastFour: card.lastFour })}</strong>
                  </span>
                }
                help={card.description === card.cardType ? undefined : card.description}
                error={
                  failure && (
                    <>
                      {copy.say(cardErrors[failure.code])}
                      {failure.code === 'linked-elsewhere' && ` ${copy.say(texts.elsewhere)}`}
                    </>
                  )
                }
              />
            )
          })}
        </div>
        <div id={warningId} aria-live="polite">
          {isFull && selectable.length > selected.length && (
            <Banner type="warning" title={copy.say(cardTexts.maximum)}>
              <p>{copy.say(texts.full, { room })}</p>
            </Banner>
          )}
        </div>
      </div>
      {selectable.length > 0 && (
        <div>
          <p>
            <strong>{copy.headline(texts.another)}</strong>
          </p>
          <p className={`${small} ${quiet}`}>{copy.say(texts.alsoByNumber)}</p>
        </div>
      )}
    </>
  )
}
