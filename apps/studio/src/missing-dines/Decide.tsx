import { studioEndpoints, type StudioMissingDine, type StudioPartner } from '@dining/contract/studio'
import { MISSING_DINE, mayContainCardNumber, parseCents } from '@dining/domain'
import { Button, TextArea, TextField } from '@dining/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { ask } from '../api/studio-api.ts'
import * as app from '../app/app.css.ts'
import { CallFault } from '../app/CallFault.tsx'
import * as decisions from '../decisions/decisions.css.ts'
import * as css from './missing-dines.css.ts'

/** Why a dine cannot be credited, to the operator. */
const NO_CREDIT: Readonly<Record<string, string>> = {
  credited: 'A dine of this member there on that day has arrived meanwhile. Refuse the report, and say so.',
  'card-gone': 'The member or the card is not known any more.',
  'restaurant-gone': 'The restaurant is not known any more.',
  'account-closed': 'The account is closed.',
  'not-participating': 'The restaurant does not take part.',
  'not-activated': 'The account is not active yet.',
  'tier-too-low': 'The restaurant earns from a higher tier.',
  'not-started': 'Earning had not begun there on that day.',
  ended: 'Earning had ended there by that day.',
  'day-excluded': 'The restaurant does not earn on that weekday.',
  'meal-excluded': 'The restaurant does not earn at this time of day. Check the time.',
  'visit-limit': 'The member had used the visits of that month there.',
  'spend-limit': 'The member had reached the limit of that month there.',
}

type Kind = 'ask' | 'grant' | 'refuse'
const DONE = { ask: 'The question is sent to the member.', grant: 'The dine is credited.', refuse: 'The report is refused.' } as const

interface DecideProps {
  readonly partner: StudioPartner
  readonly report: StudioMissingDine
  readonly onDecided: (words: string) => void
}

/** The message to the member, and the three decisions. What was written stays if a decision fails. */
export function Decide({ partner, report, onDecided }: DecideProps) {
  const queries = useQueryClient()
  const text = useRef<HTMLTextAreaElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<{ readonly text?: string; readonly amount?: string; readonly time?: string }>({})
  const [refusal, setRefusal] = useState('')
  const about = `the report of ${report.merchantName} by ${report.member.firstName}`
  const decision = useMutation({
    async mutationFn(kind: Kind) {
      const words = text.current?.value.trim() ?? ''
      const at = time.current?.value ?? ''
      const amountCents = parseCents((amount.current?.value ?? '').replaceAll(/[\s$,]/gu, '')) ?? 0
      const params = { partner: partner.id, missingDine: report.id }
      const body = kind === 'grant' ? ({ kind, text: words, amountCents, time: at } as const) : ({ kind, text: words } as const)
      return ask(studioEndpoints.decideMissingDine, { params, body })
    },
    async onSuccess(answer, kind) {
      if (answer.outcome === 'not-earning') return setRefusal(NO_CREDIT[answer.reason] ?? answer.reason)
      await queries.invalidateQueries({ queryKey: ['missing-dines', partner.id] })
      return onDecided(answer.outcome === 'done' ? DONE[kind] : 'Another operator has decided this report.')
    },
  })

  const decide = (kind: Kind) => {
    setRefusal('')
    const words = text.current?.value.trim() ?? ''
    const cents = parseCents((amount.current?.value ?? '').replaceAll(/[\s$,]/gu, '')) ?? 0
    const found = {
      ...(words === '' ? { text: 'Write to the member first.' } : {}),
      ...(mayContainCardNumber(words) ? { text: 'This looks like a card number. Remove it.' } : {}),
      ...(kind === 'grant' && (cents <= 0 || cents > MISSING_DINE.maxAmountCents) ? { amount: 'Enter an amount, such as 86.40.' } : {}),
      ...(kind === 'grant' && !/^\d\d:\d\d$/u.test(time.current?.value ?? '') ? { time: 'Enter a time.' } : {}),
    }
    setFaults(found)
    if (found.text !== undefined) text.current?.focus()
    else if (found.amount !== undefined) amount.current?.focus()
    else if (found.time !== undefined) time.current?.focus()
    else decision.mutate(kind)
  }

  return (
    <div className={css.decide}>
      <TextArea
        ref={text}
        label="Message to the member"
        help="The member gets it by mail and sees it with the report. Never a card number."
        error={faults.text}
        maxLength={MISSING_DINE.messageLength}
        rows={3}
        required
      />
      <div className={css.grant}>
        <TextField
          ref={amount}
          label="Bill that counts"
          inputMode="decimal"
          defaultValue={(report.amountCents / 100).toFixed(2)}
          error={faults.amount}
        />
        <TextField
          ref={time}
          label="Time of the payment there"
          type="time"
          defaultValue="19:00"
          error={faults.time}
          help="Decides rules of meals."
        />
      </div>
      <div className={decisions.buttons}>
        <Button busy={decision.isPending} onClick={() => decide('grant')} aria-label={`Credit ${about}`}>
          Credit
        </Button>
        <Button kind="quiet" busy={decision.isPending} onClick={() => decide('ask')} aria-label={`Ask about ${about}`}>
          Ask
        </Button>
        <Button kind="quiet" busy={decision.isPending} onClick={() => decide('refuse')} aria-label={`Refuse ${about}`}>
          Refuse
        </Button>
      </div>
      {refusal === '' ? (
        <CallFault fault={decision.error} />
      ) : (
        <p role="alert" className={app.alert}>
          Not credited. {refusal}
        </p>
      )}
    </div>
  )
}
