import { useApi } from '@dining/api-client'
import { creditBalanceQuery } from '@dining/api-client/queries'
import { statementCredit } from '@dining/copy-engine/texts/statement-credit'
import { creditProgress, REWARDS_METER_CENTS } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { BalancePlate, EmptyPlate, Loading, Skeleton, TextButton } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import * as css from './CreditBalance.css.ts'

interface CreditBalanceProps {
  /** Links to related pages. */
  readonly more?: ReactNode
}

/** The rewards summary: what is awarded but not paid out yet, and the distance to the next statement credit (ACTIVITY-03, EARN-10). */
export function CreditBalance({ more }: CreditBalanceProps) {
  const copy = useCopy()
  const balance = useQuery(creditBalanceQuery(useApi()))
  return (
    <section className={css.balance} aria-labelledby="balance">
      <div className={css.plate}>
        {balance.isPending && (
          <Loading label={copy.say(statementCredit.loading)}>
            <Skeleton width="100%" height="128px" />
          </Loading>
        )}
        {balance.data && <Plate cents={balance.data.memberBalance} />}
        {balance.isError && <EmptyPlate />}
      </div>
      <div className={css.words}>
        <h2 id="balance">{copy.headline(statementCredit.balance)}</h2>
        {balance.data && <Left cents={balance.data.memberBalance} />}
        {balance.isError && <BalanceFailed retry={() => void balance.refetch()} />}
        <p className={css.how}>{copy.say(statementCredit.how)}</p>
        {more && <p className={css.more}>{more}</p>}
      </div>
    </section>
  )
}

function useGoal(): number {
  return usePartner().program.statementCreditFromCents ?? REWARDS_METER_CENTS
}

function Plate({ cents }: { readonly cents: number }) {
  const copy = useCopy()
  const goal = useGoal()
  const [amount, full] = [copy.money(cents), copy.shortMoney(goal)]
  return (
    <BalancePlate
      amount={amount}
      note={copy.say(statementCredit.ofGoal, { goal: full })}
      share={creditProgress(cents, goal).share}
      label={copy.say(statementCredit.meter, { amount, goal: full })}
    />
  )
}

function Left({ cents }: { readonly cents: number }) {
  const copy = useCopy()
  const { leftCents } = creditProgress(cents, useGoal())
  const words = leftCents > 0 ? copy.say(statementCredit.left, { amount: copy.money(leftCents) }) : copy.say(statementCredit.due)
  return <p className={css.left}>{words}</p>
}

function BalanceFailed({ retry }: { readonly retry: () => void }) {
  const copy = useCopy()
  return (
    <div role="alert" className={css.left}>
      <p>
        {copy.say(statementCredit.failedTitle)} {copy.say(statementCredit.failedText)}
      </p>
      <TextButton onClick={retry}>{copy.action(statementCredit.retry)}</TextButton>
    </div>
  )
}
