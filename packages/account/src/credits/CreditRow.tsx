import type { CreditActivity, StatementCredit } from '@dining/contract'
import { statementCredit } from '@dining/copy-engine/texts/statement-credit'
import { returnsMoney, type CreditStatus } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { StatusRow } from '@dining/ui'
import type { ComponentType } from 'react'

import { ActivityRow } from '../activity/ActivityRow.tsx'
import type { ReviewOfferProps } from '../review/ReviewOffer.tsx'

const TONES: Readonly<Record<CreditStatus, 'good' | 'half' | 'none'>> = {
  pending: 'half',
  pending_received: 'half',
  completed: 'good',
  rejected: 'none',
  error: 'none',
}

/** The words of a status, by the way in which a credit is delivered (ACTIVITY-19, ACTIVITY-21). */
const CARD_WORDS = {
  pending: statementCredit.pending,
  pending_received: statementCredit.pending_received,
  completed: statementCredit.completed,
  rejected: statementCredit.rejected,
  error: statementCredit.error,
} as const satisfies Readonly<Record<CreditStatus, unknown>>
const EMAIL_WORDS = { ...CARD_WORDS, pending_received: statementCredit.preparing, completed: statementCredit.emailed } as const
const WHY = { rejected: statementCredit.rejectedWhy, error: statementCredit.errorWhy } as const

/** The steps of a credit, from a page that shows them: their code is not in its first load. */
export type CreditStepsPart = ComponentType<{ readonly credit: StatementCredit }>

interface CreditActivityRowProps {
  readonly row: CreditActivity
  readonly rows: ReviewOfferProps['rows'] | undefined
  /** Without them the row is all there is, as on the overview. */
  readonly steps?: CreditStepsPart | undefined
}

/** A row of activity: a dine, or a statement credit (ACTIVITY-12). */
export function CreditActivityRow({ row, rows, steps }: CreditActivityRowProps) {
  return row.recordType === 'Credit' ? <CreditRow credit={row} steps={steps} /> : <ActivityRow row={row} rows={rows} />
}

/** A statement credit: its date, destination, amount and status (ACTIVITY-18, ACTIVITY-19). */
function CreditRow({ credit, steps: Steps }: { readonly credit: StatementCredit; readonly steps: CreditStepsPart | undefined }) {
  const copy = useCopy()
  const { status } = credit
  // A line break never separates the brand from the digits.
  const target = credit.targetLabel.replaceAll(' ', '\u00a0')
  const amount = copy.money(credit.creditAmountCents)
  const isByCard = credit.deliveryMethod === 'Card'
  const way = isByCard ? statementCredit.to : statementCredit.byEmail
  return (
    <StatusRow
      apart
      title={copy.say(statementCredit.credit)}
      facts={[copy.date(credit.creditCreatedAt, 'day'), copy.say(way, { target: credit.targetLabel })]}
      amount={amount}
      status={copy.say((isByCard ? CARD_WORDS : EMAIL_WORDS)[status], { date: copy.date(credit.statusAt, 'day') })}
      tone={TONES[status]}
      dim={returnsMoney(status)}
      why={returnsMoney(status) ? copy.say(isByCard ? WHY[status] : statementCredit.emailWhy, { target, amount }) : undefined}
      more={Steps && <Steps credit={credit} />}
    />
  )
}

/** A key that is unique among all rows. */
export function rowKey(row: CreditActivity): string {
  return row.recordType === 'Credit' ? `credit ${row.creditId}` : row.sourceTransactionId
}
