import { studioEndpoints, type ReviewState, type StudioPartner, type StudioReview } from '@dining/contract/studio'
import { Button, ChipGroup, ChipLink, Loading, Skeleton, Stars } from '@dining/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'

import { reviewsQuery } from '../api/queries.ts'
import { ask, errorText } from '../api/studio-api.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { PageError } from '../app/PageError.tsx'
import { useSession } from '../app/session.ts'
import { momentWords } from '../entries/status.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import * as css from './reviews.css.ts'

/** The reviews by members of a partner, which an operator reads before they are shown. */
export function ReviewsPage() {
  const { partner: id } = useParams()
  const partner = useSession().operator.partners.find((one) => one.id === id)
  return partner ? <Reviews key={partner.id} partner={partner} /> : <PageError />
}

const STATES = { waiting: 'Waiting', approved: 'On the site', rejected: 'Not shown' } as const satisfies Record<ReviewState, string>
const NAMES = Object.keys(STATES) as ReviewState[]

const EMPTY = {
  waiting: 'No review waits. A new one by a member appears here.',
  approved: 'No review is on the site yet.',
  rejected: 'No review was rejected.',
} as const satisfies Record<ReviewState, string>

const stateOf = (text: string | null): ReviewState => NAMES.find((name) => name === text) ?? 'waiting'
const pageOf = (text: string | null) => (text !== null && /^[1-9]\d{0,3}$/u.test(text) ? Number(text) : 1)

function Reviews({ partner }: { readonly partner: StudioPartner }) {
  const [address] = useSearchParams()
  const [state, page] = [stateOf(address.get('state')), pageOf(address.get('page'))]
  const { data, error, isPending, refetch } = useQuery(reviewsQuery(partner.id, state, page))
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`Reviews · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <h2 className={css.title} ref={title} tabIndex={-1}>
        Reviews
      </h2>
      <ChipGroup label="Which reviews">
        {NAMES.map((name) => (
          <ChipLink key={name} href={`?state=${name}`} aria-current={name === state ? 'true' : undefined}>
            {STATES[name]}
          </ChipLink>
        ))}
      </ChipGroup>
      <p role="status" className={css.said}>
        {said}
      </p>
      {isPending && (
        <Loading label="Loading the reviews">
          <Skeleton height="240px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data?.reviews.length === 0 && <p className={css.empty}>{page === 1 ? EMPTY[state] : 'This page has no reviews.'}</p>}
      {data && data.reviews.length > 0 && (
        <ul className={css.reviews}>
          {data.reviews.map((review) => (
            <Review
              key={review.id}
              partner={partner}
              review={review}
              onDecided={(words) => {
                setSaid(words)
                // The review with its buttons leaves the list.
                title.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {data && <Pages state={state} page={page} count={Math.ceil(data.total / data.pageSize)} />}
    </main>
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
    <li className={css.review}>
      <h3 className={css.merchant}>
        {partner.isServed ? (
          <a href={`${partner.origin}/merchants/${encodeURIComponent(merchantId)}`} target="_blank" rel="noreferrer">
            {merchantName}
          </a>
        ) : (
          merchantName
        )}
      </h3>
      <Stars rating={String(stars)} label={`Rated ${stars} of 5`} />
      <blockquote className={css.text}>{text}</blockquote>
      <p className={css.facts}>
        {author === '' ? 'Without a name' : `Shown with the name ${author}`}, written {momentWords(at, partner.timeZone)}
        {decidedAt !== null && `. Decided ${momentWords(decidedAt, partner.timeZone)} by ${decidedBy ?? 'somebody'}`}
      </p>
      <div className={css.buttons}>
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
      {decision.error && (
        <p role="alert" className={app.alert}>
          {errorText(decision.error)}
        </p>
      )}
    </li>
  )
}

function Pages({ state, page, count }: { readonly state: ReviewState; readonly page: number; readonly count: number }) {
  if (count <= 1) return null
  const to = (number: number) => ({ search: `?state=${state}&page=${number}` })
  return (
    <nav className={css.pages} aria-label="Pages of reviews">
      {page > 1 && <Link to={to(page - 1)}>Previous</Link>}
      <span>
        Page {page} of {count}
      </span>
      {page < count && <Link to={to(page + 1)}>Next</Link>}
    </nav>
  )
}
