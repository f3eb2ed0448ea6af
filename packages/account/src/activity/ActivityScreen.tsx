import { transactionsQuery, useApi } from '@dining/api-client'
import { activity } from '@dining/copy-engine/texts/activity'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Notice, Pagination, TextLink } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { AccountPage } from '../AccountPage.tsx'
import { useSignedOut } from '../use-signed-out.ts'
import { activityPage, pageOf } from './activity-page.ts'
import { ActivityList } from './ActivityList.tsx'
import * as css from './ActivityScreen.css.ts'

/** Every dine with a linked card, newest first, ten to a page (ACTIVITY-01 … ACTIVITY-10, ACTIVITY-25 … ACTIVITY-27). */
export function ActivityScreen() {
  const copy = useCopy()
  const { support } = usePartner()
  const [address] = useSearchParams()
  const page = pageOf(address)
  const answer = useQuery({ ...transactionsQuery(useApi(), activityPage(page)), placeholderData: keepPreviousData })
  useSignedOut(answer.error)
  const missing = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    missing.current?.focus()
  }, [page])
  return (
    <AccountPage current={paths.recentActivity()}>
      <section className={stack}>
        <h1>{copy.headline(activity.heading)}</h1>
        <div ref={missing} tabIndex={-1} className={css.missing}>
          <Notice title={copy.say(activity.missingTitle)}>
            <p>{copy.say(activity.missingText)}</p>
            <TextLink href={support.email.href}>{copy.action(activity.missingAction)}</TextLink>
          </Notice>
        </div>
        <div className={answer.isPlaceholderData ? css.waiting : undefined} aria-busy={answer.isPlaceholderData || undefined}>
          <ActivityList answer={answer} />
        </div>
        <div className={css.pages}>
          <Pagination
            page={page}
            pages={answer.data?.totalPages ?? 0}
            href={(to) => paths.recentActivity(to === 1 ? {} : { page: to })}
            navLabel={copy.say(activity.pagination)}
            previousLabel={copy.say(activity.previousPage)}
            nextLabel={copy.say(activity.nextPage)}
            pageLabel={(number) => copy.say(activity.page, { number: String(number) })}
          />
        </div>
        <p className={`${small} ${quiet}`}>{copy.say(activity.disclaimer)}</p>
      </section>
    </AccountPage>
  )
}
