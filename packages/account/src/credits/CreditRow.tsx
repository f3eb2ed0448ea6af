import type { CreditActivity, StatementCredit } from '@dining/contract'
import { statementCredit } from '@dining/copy-engine/texts/statement-credit'
import { returnsMoney, type CreditStatus } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { StatusRow } from '@dining/ui'

import { ActivityRow } from '../activity/ActivityRow.tsx'
import type { ReviewOfferProps } from '../review/ReviewOffer.tsx'

const TONES: Readonly<Record<CreditStatus, 'good' | 'half' | 'none'>> = {
  pending: 'half',
  pending_received: 'half',
  completed: 'good',
  rejected: 'none',
  error: 'none',
}

interface CreditActivityRowProps {
  readonly row: CreditActivity
  readonly rows: ReviewOfferProps['rows'] | undefined
}

/** A row of activity: a dine, or a statement credit (ACTIVITY-12). */
export function CreditActivityRow({ row, rows }: CreditActivityRowProps) {
  return row.recordType === 'Credit' ? <CreditRow credit={row} /> : <ActivityRow row={row} rows={rows} />
}

/** A statement credit: its date, destination, amount and status (ACTIVITY-18, ACTIVITY-19). */
function CreditRow({ credit }: { readonly credit: StatementCredit }) {
  const copy = useCopy()
  const { status } = credit
  // A line break never separates the brand from the digits.
  const target = credit.targetLabel.replaceAll(' ', '\u00a0')
  const amount = copy.money(credit.creditAmountCents)
  const way = credit.deliveryMethod === 'Card' ? statementCredit.to : statementCredit.byEmail
  return (
    <StatusRow
      apart
      title={copy.say(statementCredit.credit)}
      facts={[copy.date(credit.creditCreatedAt, 'day'), copy.say(way, { target: credit.targetLabel })]}
      amount={amount}
      status={copy.say(statementCredit[status], { date: copy.date(credit.statusAt, 'day') })}
      tone={TONES[status]}
      dim={returnsMoney(status)}
      why={
        returnsMoney(status)
          ? copy.say(status === 'rejected' ? statementCredit.rejectedWhy : statementCredit.errorWhy, { target, amount })
          : undefined
      }
    />
  )
}

/** A key that is unique among all rows. */
export function rowKey(row: CreditActivity): string {
  return row.recordType === 'Credit' ? `credit ${row.creditId}` : row.sourceTransactionId
}
