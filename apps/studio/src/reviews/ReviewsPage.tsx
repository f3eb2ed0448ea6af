import { studioEndpoints, type ReviewState, type StudioPartner, type StudioReview } from '@dining/contract/studio'
import { Button, Stars } from '@dining/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { reviewsQuery } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'
import { CallFault } from '../app/CallFault.tsx'
import * as decisions from '../decisions/decisions.css.ts'
import { DecisionPage, MerchantHeading, PartnerPage, useListAddress, type Lists } from '../decisions/DecisionPage.tsx'
import { momentWords } from '../entries/status.ts'

/** The reviews by members of a partner, which an operator reads before they are shown. */
export const ReviewsPage = () => <PartnerPage>{(partner) => <Reviews key={partner.id} partner={partner} />}</PartnerPage>

const LISTS: Lists<ReviewState> = {
  waiting: { words: 'Waiting', empty: 'No review waits. A new one by a member appears here.' },
  approved: { words: 'On the site', empty: 'No review is on the site yet.' },
  rejected: { words: 'Not shown', empty: 'No review was rejected.' },
}

function Reviews({ partner }: { readonly partner: StudioPartner }) {
  const { list, page } = useListAddress(LISTS, 'waiting')
  const { data, ...rest } = useQuery(reviewsQuery(partner.id, list, page))
  const result = { ...rest, data: data && { ...data, items: data.reviews } }
  return (
    <DecisionPage {...{ partner, list, page, result }} title="Reviews" noun="reviews" lists={LISTS}>
      {(review, onDecided) => <Review key={review.id} {...{ partner, review, onDecided }} />}
    </DecisionPage>
  )
}

interface ReviewProps {
  readonly partner: StudioPartner
  readonly review: StudioReview
  readonly onDecided: (words: string) => void
}

function Review({ partner, review, onDecided }: ReviewProps) {
  const queries = useQueryClient()
  const { id, merchantId, merchantName, stars, text, author, state, at, decidedAt, decidedBy } = review
  const decision = useMutation({
    mutationFn: (approve: boolean) => ask(studioEndpoints.decideReview, { params: { partner: partner.id, review: id }, body: { approve } }),
    onSuccess: async (_, approve) => {
      await queries.invalidateQueries({ queryKey: ['reviews', partner.id] })
      onDecided(`The review of ${merchantName} is ${approve ? 'on the site' : 'not shown'}.`)
    },
  })
  const about = `the review of ${merchantName} of ${momentWords(at, partner.timeZone)}`
  return (
    <li className={decisions.item}>
      <MerchantHeading {...{ partner, merchantId, merchantName }} />
      <Stars rating={String(stars)} label={`Rated ${stars} of 5`} />
      <blockquote className={decisions.text}>{text}</blockquote>
      <p className={decisions.facts}>
        {author === '' ? 'Without a name' : `Shown with the name ${author}`}, written {momentWords(at, partner.timeZone)}
        {decidedAt !== null && `. Decided ${momentWords(decidedAt, partner.timeZone)} by ${decidedBy ?? 'somebody'}`}
      </p>
      <div className={decisions.buttons}>
        {state !== 'approved' && (
          <Button busy={decision.isPending} onClick={() => decision.mutate(true)} aria-label={`Approve ${about}`}>
            Approve
          </Button>
        )}
        {state !== 'rejected' && (
          <Button kind="quiet" busy={decision.isPending} onClick={() => decision.mutate(false)} aria-label={`Reject ${about}`}>
            Reject
          </Button>
        )}
      </div>
      <CallFault fault={decision.error} />
    </li>
  )
}
