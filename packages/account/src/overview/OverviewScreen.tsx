import { cardsQuery, dineSummaryQuery, transactionsQuery, useApi } from '@dining/api-client'
import { account } from '@dining/copy-engine/texts/account'
import { MAX_LINKED_CARDS } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { LinkButton, TextLink } from '@dining/ui'
import { cardIcon } from '@dining/ui/icons'
import { quiet, small } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'

import * as css from '../account.css.ts'
import { AccountPage } from '../AccountPage.tsx'
import { firstActivityPage } from '../activity/activity-page.ts'
import { ActivityList } from '../activity/ActivityList.tsx'
import { StatusSummary } from './StatusSummary.tsx'

/** Rows of activity on the overview. */
const ROWS = 4

/** The account at a glance: standing, latest dines, linked cards (ACCOUNT-01). */
export function OverviewScreen() {
  const copy = useCopy()
  const api = useApi()
  const member = useMember()
  const summary = useQuery(dineSummaryQuery(api)).data
  const activity = useQuery(transactionsQuery(api, firstActivityPage))
  const cards = useQuery(cardsQuery(api)).data
  if (!member) return null
  return (
    <AccountPage current={paths.accountOverview()}>
      <StatusSummary member={member} summary={summary} />
      <section>
        <div className={css.head}>
          <h2>{copy.headline(account.recentActivity)}</h2>
          <TextLink href={paths.recentActivity()}>{copy.action(account.allActivity)}</TextLink>
        </div>
        <ActivityList answer={activity} rows={ROWS} />
      </section>
      <section>
        <div className={css.head}>
          <h2>{copy.headline(account.linkedCards)}</h2>
          {cards && <p className={`${small} ${quiet}`}>{copy.say(account.cardCount, { count: cards.length, max: MAX_LINKED_CARDS })}</p>}
        </div>
        <p>
          <LinkButton kind="quiet" icon={cardIcon} href={paths.manageCards()}>
            {copy.action(account.manageCards)}
          </LinkButton>
        </p>
      </section>
    </AccountPage>
  )
}
