import { useApi } from '@dining/api-client'
import { cardsQuery, memberQuery } from '@dining/api-client/queries'
import { card as texts } from '@dining/copy-engine/texts/card'
import { errors } from '@dining/copy-engine/texts/errors'
import { MAX_LINKED_CARDS } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Loading, Notice, Skeleton, TextButton, useLater } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { LinkedCards } from './cards/LinkedCards.tsx'
import * as css from './ManageCards.css.ts'
import { LinkCardForm, type LinkCardFormProps } from './link/LinkCardForm.tsx'
import type { SaveResults } from './link/save-card.ts'
import { SaveBanner } from './link/SaveBanner.tsx'

export interface ManageCardsProps extends Pick<LinkCardFormProps, 'vaultOrigin' | 'cancel'> {
  /** Link to a survey for a member who deletes the last card (CARD-69). */
  readonly surveyHref?: string
}

/** The account's page of cards: the linked cards, and the form for another card if the account has room for one (CARD-21, CARD-22). */
export function ManageCards({ vaultOrigin, cancel, surveyHref }: ManageCardsProps) {
  const api = useApi()
  const copy = useCopy()
  const queryClient = useQueryClient()
  const { data: cards, error, refetch } = useQuery(cardsQuery(api))
  // When a card fills the account, the form disappears, and with it the form's message of what was linked, and what was not.
  const [last, setLast] = useState<SaveResults | null>(null)
  const [linkedAt, setLinkedAt] = useState('')
  // The form has shown that the card is linked: without the code of the next steps nothing is missing that the member waits for.
  const next = useLater(() => import('./NextSteps.tsx'))

  if (!cards) {
    return error ? (
      <Banner type="error" title={copy.say(texts.listFailed)}>
        <TextButton onClick={() => void refetch()}>{copy.say(errors.retry)}</TextButton>
      </Banner>
    ) : (
      <Loading label={copy.say(texts.title)}>
        <Skeleton width="100%" height="64px" />
        <Skeleton width="100%" height="64px" />
      </Loading>
    )
  }
  return (
    <div className={css.parts}>
      <LinkedCards cards={cards} surveyHref={surveyHref} />
      {next.module && linkedAt !== '' && <next.module.NextSteps linkedAt={linkedAt} />}
      {cards.length < MAX_LINKED_CARDS ? (
        <section className={stack}>
          <h2>{copy.headline(cards.length === 0 ? texts.first : texts.another)}</h2>
          <p>{copy.say(texts.vaultNote)}</p>
          <LinkCardForm
            vaultOrigin={vaultOrigin}
            {...(cancel ? { cancel } : {})}
            onLinked={(added, failed) => {
              setLinkedAt(new Date().toISOString())
              next.load()
              setLast({ status: failed.length === 0 ? 'all' : 'some', added, failed })
              void queryClient.invalidateQueries({ queryKey: cardsQuery(api).queryKey })
              // The first card turns the member into a card member, whom the header greets.
              if (cards.length === 0) void queryClient.prefetchQuery({ ...memberQuery(api), staleTime: 0 })
            }}
          />
        </section>
      ) : (
        <>
          {last && <SaveBanner {...last} />}
          <Notice>{copy.say(texts.limitNotice)}</Notice>
        </>
      )}
    </div>
  )
}
