import { useApi } from '@dining/api-client'
import type { Reservation } from '@dining/contract'
import type { Text } from '@dining/copy-engine'
import { forms } from '@dining/copy-engine/texts/forms'
import { myReservations as texts } from '@dining/copy-engine/texts/my-reservations'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Button, Dialog, TextButton } from '@dining/ui'
import { useRef, useState } from 'react'

import { CallLink } from '../CallLink.tsx'
import { ruleOf } from '../dialog/rule-words.ts'
import { peopleOf, whenOf } from '../slot-words.ts'
import { useReturnFocus } from '../use-return-focus.ts'
import * as css from './MyReservations.css.ts'

export interface ReservationDialogProps {
  readonly reservation: Reservation
  readonly onClose: () => void
  /** @param text what has been done */
  readonly onDone: (text: string) => void
}

/** Asks before it cancels, with the provider's rule and what happens to the bonus. */
export function CancelDialog({ reservation, onClose, onDone }: ReservationDialogProps) {
  const copy = useCopy()
  const api = useApi()
  useReturnFocus()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Text | null>(null)
  const { id, merchantName, phone } = reservation

  async function cancel() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    const answer = await api.call('cancelReservation', { params: { reservationId: id } })
    isRunning.current = false
    setBusy(false)
    if (answer.ok && answer.value.kind === 'cancelled') return onDone(copy.say(texts.canceled, { restaurant: merchantName }))
    setProblem(answer.ok && answer.value.kind === 'tooLate' ? texts.tooLate : texts.cancelFailed)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.headline(texts.cancelTitle)}
      closeLabel={copy.say(forms.close)}
      actions={
        <>
          <Button busy={isBusy} busyLabel={copy.action(texts.cancelling)} onClick={() => void cancel()}>
            {copy.action(texts.cancelConfirm)}
          </Button>
          <TextButton onClick={onClose}>{copy.say(texts.keep)}</TextButton>
        </>
      }
    >
      <div className={css.dialogStep}>
        {problem && (
          <Banner type="error">
            <p>{copy.say(problem)}</p>
            <CallLink phone={phone} />
          </Banner>
        )}
        <p>
          <strong>{whenOf(copy, reservation)}</strong>
          <br />
          {merchantName}, {peopleOf(copy, reservation.party)}
        </p>
        <p>
          {ruleOf(copy, reservation.cancelRule, reservation.timeZone)}
          {reservation.bonus && ` ${copy.say(texts.noBonusThen)}`}
        </p>
      </div>
    </Dialog>
  )
}
