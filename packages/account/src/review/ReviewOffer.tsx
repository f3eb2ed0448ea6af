import { useApi } from '@dining/api-client'
import { reviewStatusQuery } from '@dining/api-client/queries'
import type { Transaction } from '@dining/contract'
import { reviewLink } from '@dining/copy-engine/texts/review-link'
import { reviewOffered } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { TextLink } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

export interface ReviewOfferProps {
  readonly row: Transaction
  /** All rows of the list; records that are no dines are ignored. */
  readonly rows: readonly (Transaction | object)[]
}

/**
 * Leads to the page of the review, or says that there is one (ACTIVITY-45, ACTIVITY-47). All rows of a list share one call for those that could be offered
 * one (ACTIVITY-46). Nothing is shown until it has answered, or if it fails.
 */
export default function ReviewOffer({ row, rows }: ReviewOfferProps) {
  const copy = useCopy()
  const [now] = useState(() => new Date())
  const ids = rows.flatMap((one) => ('sourceTransactionId' in one && reviewOffered(one, false, now) ? [one.sourceTransactionId] : []))
  const { data } = useQuery(reviewStatusQuery(useApi(), ids))
  const status = data?.find(({ id }) => id === row.sourceTransactionId)
  if (!status) return null
  if (status.completed) return <span>{copy.say(reviewLink.reviewed)}</span>
  return (
    <TextLink
      href={paths.surveys({ txnId: row.sourceTransactionId })}
      aria-label={copy.say(reviewLink.reviewOf, { restaurant: row.merchantName })}
    >
      {copy.action(reviewLink.review)}
    </TextLink>
  )
}
