import { useApi } from '@dining/api-client'
import { reviewOfferQuery, reviewStatusQuery } from '@dining/api-client/queries'
import { reviews } from '@dining/copy-engine/texts/reviews'
import { REVIEW_STARS, REVIEW_TEXT, REVIEW_WINDOW_DAYS } from '@dining/domain'
import { DONE, failureOf, failWith, FormFrame, useSiteForm } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Anchor, Button, Checkbox, EmptyState, FormActions, LinkButton, StarsField, TextArea, TextLink } from '@dining/ui'
import { content, lead, nowrap, quiet, section, small, stack } from '@dining/ui/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { dropReviewDraft, keepReviewDraft, readReviewDraft } from './review-draft.ts'
import { sendLater } from '../send-later.ts'
import { reviewFields } from './review-fields.ts'

const STAR_TEXTS = { 1: reviews.star1, 2: reviews.star2, 3: reviews.star3, 4: reviews.star4, 5: reviews.star5 } as const

/** A dine that can be reviewed. */
interface OpenOffer {
  readonly merchantId: string
  readonly merchantName: string
  readonly activeMerchant: boolean
  readonly transactionCreatedAt: string
}

/** The page on which a member reviews a dine, or the reason why it cannot be reviewed, with a way on (ACTIVITY-41 … ACTIVITY-47). */
export function ReviewScreen({ txnId }: { readonly txnId: string }) {
  const copy = useCopy()
  const { data: offer } = useQuery(reviewOfferQuery(useApi(), txnId))
  if (!offer) return null
  if (offer.state === 'open') return <ReviewForm txnId={txnId} offer={offer} />
  if (offer.state === 'unknown') return <NoReview title={copy.headline(reviews.unknownTitle)} text={copy.say(reviews.unknown)} />
  if (offer.state === 'over') {
    return <NoReview title={copy.headline(reviews.overTitle)} text={copy.say(reviews.over, { days: String(REVIEW_WINDOW_DAYS) })} />
  }
  return (
    <NoReview
      title={copy.headline(reviews.completedTitle)}
      text={copy.say(reviews.completed, { restaurant: offer.merchantName })}
      restaurant={offer.activeMerchant ? paths.merchant(offer) : undefined}
    />
  )
}

interface NoReviewProps {
  readonly title: string
  readonly text: string
  /** The restaurant's page. */
  readonly restaurant?: string | undefined
}

function NoReview({ title, text, restaurant }: NoReviewProps) {
  const copy = useCopy()
  return (
    <div className={`${content} ${section}`}>
      <EmptyState
        headingLevel={1}
        title={title}
        tagline={text}
        action={
          <>
            <LinkButton href={paths.recentActivity()}>{copy.action(reviews.back)}</LinkButton>
            {restaurant !== undefined && <TextLink href={restaurant}>{copy.action(reviews.restaurant)}</TextLink>}
          </>
        }
      />
    </div>
  )
}

function ReviewForm({ txnId, offer }: { readonly txnId: string; readonly offer: OpenOffer }) {
  const api = useApi()
  const copy = useCopy()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const member = useMember()
  const name = member?.firstName ?? ''
  const [isWaiting, setIsWaiting] = useState(false)
  const form = useSiteForm({
    fields: reviewFields(copy, name),
    async submit({ stars: chosen, review, showName }) {
      const stars = REVIEW_STARS.find((number) => String(number) === chosen) ?? 1
      const answer = await api.call('createReview', { body: { txnId, stars, review, showName } })
      if (!answer.ok) {
        const later = { kind: 'review', txnId, name: offer.merchantName, stars, review, showName } as const
        // The draft stays until it is sent: what waits ends with the session, and then the member can send it from here.
        if (member && (await sendLater(answer.error, member.publicId, later))) {
          setIsWaiting(true)
          return DONE
        }
        const isGone = answer.error.kind === 'problem' && answer.error.code === 'not-found'
        return isGone ? failWith(reviews.dineNotFound) : failureOf(answer.error)
      }
      const { outcome } = answer.value
      if (outcome !== 'over') dropReviewDraft()
      queryClient.removeQueries({ queryKey: [reviewStatusQuery(api, []).queryKey[0]] })
      if (outcome === 'stored') {
        queryClient.removeQueries({ queryKey: reviewOfferQuery(api, txnId).queryKey })
        await navigate(paths.surveySent({ of: 'review' }), { replace: true })
      } else await queryClient.invalidateQueries({ queryKey: reviewOfferQuery(api, txnId).queryKey })
      return DONE
    },
  })
  const keep = () => keepReviewDraft(txnId, form.values())
  const restore = useEffectEvent(() => {
    const draft = readReviewDraft(txnId)
    const now = form.values()
    // Input from before the page had its code is newer than a draft.
    if (draft === null || now.stars !== '' || now.review !== '') return
    if (draft.stars !== undefined) form.setValue('stars', draft.stars)
    if (draft.review !== undefined) form.setValue('review', draft.review)
    if (draft.showName !== undefined) form.setValue('showName', draft.showName)
  })
  useEffect(() => restore(), [])

  if (isWaiting)
    return <NoReview title={copy.headline(reviews.sentLaterTitle)} text={copy.say(reviews.sentLater, { restaurant: offer.merchantName })} />
  return (
    <div className={`${content} ${section} ${stack}`}>
      <h1>{copy.headline(reviews.heading)}</h1>
      <p className={lead}>
        {offer.activeMerchant ? <Anchor href={paths.merchant(offer)}>{offer.merchantName}</Anchor> : offer.merchantName}
        {', '}
        <span className={nowrap}>{copy.date(offer.transactionCreatedAt, 'long')}</span>
      </p>
      {/* A text of a few lines is easier to write in a narrow column; one rule is no style sheet of its own. */}
      <div style={{ maxWidth: '650px' }} onInput={keep} onChange={keep}>
        <FormFrame form={form}>
          <StarsField
            {...form.field('stars')}
            options={REVIEW_STARS.map((stars) => ({ value: String(stars), label: copy.say(STAR_TEXTS[stars]) }))}
          />
          <TextArea
            {...form.field('review')}
            rows={6}
            help={copy.say(reviews.textHelp, { min: copy.count(REVIEW_TEXT.min), max: copy.count(REVIEW_TEXT.max) })}
          />
          {name !== '' && <Checkbox {...form.field('showName')} />}
          <p className={`${small} ${quiet}`}>{copy.say(reviews.process)}</p>
          <FormActions>
            <Button type="submit" busy={form.submitting}>
              {copy.action(reviews.send)}
            </Button>
            <TextLink href={paths.recentActivity()}>{copy.action(reviews.back)}</TextLink>
          </FormActions>
        </FormFrame>
      </div>
    </div>
  )
}
