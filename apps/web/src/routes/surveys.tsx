import { reviewOfferQuery } from '@dining/api-client/queries'
import { errors } from '@dining/copy-engine/texts/errors'
import { surveys } from '@dining/copy-engine/texts/surveys'
import { HAS_ENROLLMENT, LEAVING_SURVEY } from '@dining/domain'
import * as pages from '@dining/domain/pages'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton } from '@dining/ui'
import { content, section } from '@dining/ui/layout'
import { useLocation } from 'react-router'

import { separatePart } from '../app/island.tsx'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

const Review = HAS_ENROLLMENT ? separatePart(() => import('../surveys/Review.island.tsx')) : null
const LeavingSurvey = HAS_ENROLLMENT ? separatePart(() => import('../surveys/LeavingSurvey.island.tsx')) : null

/** The dine of a link to a review (ACTIVITY-47); null for the other pages of surveys, and on a site without members. */
const reviewedTxn = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  HAS_ENROLLMENT && pathname === pages.surveys ? new URLSearchParams(search).get('txnId') : null

/** Whether the page is the survey of members who close their account (CARD-69). */
const isOfLeaving = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  HAS_ENROLLMENT && pathname === pages.surveys && new URLSearchParams(search).get('survey') === LEAVING_SURVEY

/** Whether the page follows a review. */
const isAfterReview = (search: string) => HAS_ENROLLMENT && new URLSearchParams(search).get('of') === 'review'

function wordsOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  if (pathname === pages.surveySent) {
    return isAfterReview(search)
      ? { title: surveys.reviewSentTitle, text: surveys.reviewSent }
      : { title: surveys.sentTitle, text: surveys.sent }
  }
  if (pathname === pages.surveyFailed) return { title: surveys.failedTitle, text: surveys.failed }
  return { title: surveys.title, text: surveys.none }
}

/** The surveys of the site, the review of a dine, and the two pages to which they lead: the answers arrived, or did not (ROUTE-32 … ROUTE-34). */
export function Component() {
  const copy = useCopy()
  const location = useLocation()
  const txnId = reviewedTxn(location)
  if (Review && txnId !== null) return <Review key={txnId} txnId={txnId} />
  if (LeavingSurvey && isOfLeaving(location)) return <LeavingSurvey />
  const { title, text } = wordsOf(location)
  return (
    <div className={`${content} ${section}`}>
      <EmptyState
        headingLevel={1}
        title={copy.headline(title)}
        tagline={copy.say(text)}
        action={
          HAS_ENROLLMENT && isAfterReview(location.search) ? (
            <LinkButton href={paths.recentActivity()}>{copy.action(surveys.activity)}</LinkButton>
          ) : (
            <LinkButton href={paths.home()}>{copy.action(errors.home)}</LinkButton>
          )
        }
      />
    </div>
  )
}

/** The dine that a review is about; without a session it redirects to the sign-in. */
export const loader = routeLoader(async ({ api, queryClient, url }) => {
  const txnId = reviewedTxn(url)
  if (txnId !== null) await Promise.all([queryClient.ensureQueryData(reviewOfferQuery(api, txnId)), Review?.load()])
  else if (isOfLeaving(url)) await LeavingSurvey?.load()
  return null
})

export const handle = {
  reads: ['txnId', 'survey', 'of'],
  meta: ({ copy, pathname, search }) => ({
    title: copy.say(reviewedTxn({ pathname, search }) === null ? wordsOf({ pathname, search }).title : surveys.review),
  }),
} satisfies RouteHandle
