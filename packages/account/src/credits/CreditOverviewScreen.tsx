import { useApi } from '@dining/api-client'
import { creditActivityQuery } from '@dining/api-client/queries'
import { statementCredit } from '@dining/copy-engine/texts/statement-credit'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { TextLink } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import { ActivityList } from '../activity/ActivityPage.tsx'
import { LATEST_ROWS, OverviewScreen } from '../overview/OverviewScreen.tsx'
import { firstCreditActivityPage } from './credit-activity-page.ts'
import { CreditActivityRow, rowKey } from './CreditRow.tsx'
import { CreditBalance } from './CreditBalance.tsx'

/** The account overview where a program pays statement credits: the balance with its meter, and credits among the latest rows. */
export function CreditOverviewScreen({ content, bonuses }: Pick<ComponentProps<typeof OverviewScreen>, 'content' | 'bonuses'>) {
  const copy = useCopy()
  const credits = <TextLink href={paths.recentActivity({ show: 'credits' })}>{copy.action(statementCredit.seeCredits)}</TextLink>
  return <OverviewScreen content={content} bonuses={bonuses} balance={<CreditBalance more={credits} />} latest={<LatestCreditActivity />} />
}

function LatestCreditActivity() {
  const answer = useQuery(creditActivityQuery(useApi(), firstCreditActivityPage))
  return (
    <ActivityList answer={answer} rows={LATEST_ROWS}>
      {(row) => <CreditActivityRow key={rowKey(row)} row={row} rows={answer.data?.data.slice(0, LATEST_ROWS)} />}
    </ActivityList>
  )
}
