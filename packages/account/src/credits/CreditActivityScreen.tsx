import { useApi } from '@dining/api-client'
import { creditActivityQuery } from '@dining/api-client/queries'
import { activity } from '@dining/copy-engine/texts/activity'
import { statementCredit } from '@dining/copy-engine/texts/statement-credit'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { ChipGroup, ChipLink } from '@dining/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { ActivityList, ActivityPage } from '../activity/ActivityPage.tsx'
import { pageOf } from '../activity/activity-page.ts'
import { CreditBalance } from './CreditBalance.tsx'
import { CreditActivityRow, rowKey, type CreditStepsPart } from './CreditRow.tsx'
import { addressOf, creditActivityPage, SHOWN, shownOf, type Shown } from './credit-activity-page.ts'

const NAMES = { all: statementCredit.showAll, dines: statementCredit.showDines, credits: statementCredit.showCredits } as const

/**
 * Recent activity where a program pays statement credits: the balance, then dines and credits side by side or one kind alone, ten to a
 * page (ACTIVITY-03, ACTIVITY-12, ACTIVITY-23). With credits alone it is the page of statement credits: the account has four (ROUTE-17).
 */
export function CreditActivityScreen({ steps }: { readonly steps: CreditStepsPart }) {
  const copy = useCopy()
  const [address] = useSearchParams()
  const [page, shown] = [pageOf(address), shownOf(address)]
  const answer = useQuery({ ...creditActivityQuery(useApi(), creditActivityPage(page, shown)), placeholderData: keepPreviousData })
  const onlyCredits = shown === 'credits'
  const empty = {
    title: copy.headline(statementCredit.emptyCreditsTitle),
    tagline: copy.say(statementCredit.emptyCreditsText),
  }
  return (
    <ActivityPage
      heading={copy.headline(onlyCredits ? statementCredit.credits : activity.heading)}
      summary={<CreditBalance />}
      filter={<ShowFilter shown={shown} />}
      show={shown}
      page={page}
      pages={answer.data?.totalPages ?? 0}
      href={(to) => paths.recentActivity({ ...addressOf(shown), ...(to === 1 ? {} : { page: to }) })}
      waiting={answer.isPlaceholderData}
    >
      <ActivityList answer={answer} empty={onlyCredits ? empty : undefined}>
        {(row) => <CreditActivityRow key={rowKey(row)} row={row} rows={answer.data?.data} steps={steps} />}
      </ActivityList>
    </ActivityPage>
  )
}

/** Controls that choose which rows are shown; each choice has its own address. */
function ShowFilter({ shown }: { readonly shown: Shown }) {
  const copy = useCopy()
  return (
    <ChipGroup label={copy.say(statementCredit.show)}>
      {SHOWN.map((one) => (
        <ChipLink key={one} href={paths.recentActivity(addressOf(one))} aria-current={one === shown ? 'true' : undefined}>
          {copy.action(NAMES[one])}
        </ChipLink>
      ))}
    </ChipGroup>
  )
}
