import { dineSummaryQuery, useApi } from '@dining/api-client'
import type { EntryOf } from '@dining/copy-engine/content'
import { account } from '@dining/copy-engine/texts/account'
import { ToastProvider } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { TextLink } from '@dining/ui'
import { spread, stack } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import { CardsSummary } from './CardsSummary.tsx'
import { LatestActivity } from './LatestActivity.tsx'
import { LinkGroups } from './LinkGroups.tsx'
import { ReferralBox } from './ReferralBox.tsx'
import { StatusSummary } from './StatusSummary.tsx'

interface OverviewScreenProps {
  /** What the editors have put into the account centre; undefined when there is nothing. */
  readonly content: EntryOf<'account_center'>['fields'] | undefined
  /** What stands above the latest activity. */
  readonly balance?: ReactNode
  /** The latest rows; dines unless it is given. */
  readonly latest?: ReactNode
}

/** The account at a glance: standing, latest dines, linked cards, and what the editors add (ACCOUNT-01, ACCOUNT-02, ACCOUNT-05). */
export function OverviewScreen({ content, balance, latest = <LatestActivity /> }: OverviewScreenProps) {
  const copy = useCopy()
  const api = useApi()
  const member = useMember()
  const summary = useQuery(dineSummaryQuery(api))
  if (!member) return null
  return (
    <AccountPage
      current={paths.accountOverview()}
      top={<StatusSummary member={member} summary={summary.data} pending={summary.isPending} />}
    >
      {balance}
      <section className={stack} aria-labelledby="activity">
        <div className={spread}>
          <h2 id="activity">{copy.headline(account.recentActivity)}</h2>
          <TextLink href={paths.recentActivity()}>{copy.action(account.allActivity)}</TextLink>
        </div>
        {latest}
      </section>
      <CardsSummary />
      {content && (
        <ToastProvider>
          <ReferralBox content={content.referral_link} publicId={member.publicId} />
        </ToastProvider>
      )}
      {content && <LinkGroups groups={content.link_groups} />}
    </AccountPage>
  )
}
