import { useApi, type AnswerOf, type ApiError } from '@dining/api-client'
import { reservationAvailabilityQuery, reservationsQuery } from '@dining/api-client/queries'
import { IDEMPOTENCY_HEADER, type Reservation } from '@dining/contract'
import type { Text } from '@dining/copy-engine'
import { reservationCard as cardTexts } from '@dining/copy-engine/texts/reservation-card'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import type { Result } from '@dining/domain'
import { DONE, failureOf, type SubmitOutcome } from '@dining/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import type { CardHandle } from '../card/CardPart.tsx'
import { trackStep } from '../track-reservation.ts'
import { forgetBookingKey, keyOfBooking } from './booking-key.ts'

type HoldAnswer = AnswerOf<'holdReservation'>
export type Hold = Extract<HoldAnswer, { readonly kind: 'held' }>
export type Refusal = Exclude<AnswerOf<'bookReservation'>, { readonly kind: 'booked' | 'pending' | 'cardProvider' }>

/** Where a booking is (RESERVE-18). */
export type BookingStep =
  | { readonly kind: 'holding' }
  /** The table is held, or it was and can still be booked; `problem` is that of the last try. */
  | { readonly kind: 'confirm'; readonly hold: Hold; readonly problem: Text | null }
  | { readonly kind: 'booked' | 'pending'; readonly hold: Hold | null; readonly reservation: Reservation }
  /** Final: nothing was booked. */
  | { readonly kind: 'refused'; readonly refusal: Exclude<Refusal, { readonly kind: 'provider' }> }
  /** The table could not be held; another try may do it. */
  | { readonly kind: 'failed'; readonly problem: Text }

export interface Guest {
  readonly phone: string
  readonly note: string
}

const problemOf = (error: ApiError): Text => (error.kind === 'problem' && error.code === 'forbidden' ? texts.forbidden : texts.error)

function stepAfterHold(answer: Result<HoldAnswer, ApiError>): BookingStep {
  if (!answer.ok) return { kind: 'failed', problem: problemOf(answer.error) }
  const { value } = answer
  if (value.kind === 'held') return { kind: 'confirm', hold: value, problem: null }
  return value.kind === 'provider' ? { kind: 'failed', problem: texts.error } : { kind: 'refused', refusal: value }
}

/** Without an answer the booking may have been made, unless the server refused the call. */
const isLost = (error: ApiError) => error.kind !== 'problem' && error.kind !== 'no-token' && error.kind !== 'captcha'

/**
 * Holds a table, then books it: once, however often the button is pressed (RESERVE-18 … RESERVE-22). A call without an answer is made once more with the
 * same idempotency key.
 */
export function useBooking(merchantId: string, slotId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [step, setStep] = useState<BookingStep>({ kind: 'holding' })
  const params = { merchantId }

  const hold = () => void api.call('holdReservation', { params, body: { slotId } }).then((answer) => setStep(stepAfterHold(answer)))
  const holdFirst = useEffectEvent(hold)
  useEffect(() => holdFirst(), [])

  /** @param card gives the card that the table needs; null where it needs none */
  async function book(held: Hold, guest: Guest, card: CardHandle | null): Promise<SubmitOutcome> {
    const taken = { merchantId, cardRequired: held.slot.cardRequired }
    trackStep('user_submit', taken)
    const cardSetup = card ? await card.give() : undefined
    if (cardSetup === null) {
      trackStep('booking_failure', taken)
      return DONE
    }
    const body = {
      slotId,
      phone: guest.phone,
      ...(guest.note !== '' && { note: guest.note }),
      ...(cardSetup !== undefined && { cardSetup }),
    }
    const headers = { [IDEMPOTENCY_HEADER]: keyOfBooking(JSON.stringify([merchantId, body])) }
    const send = () => api.call('bookReservation', { params, body }, { headers })
    const first = await send()
    const answer = !first.ok && isLost(first.error) ? await send() : first
    if (!answer.ok) {
      trackStep('booking_failure', taken)
      const { error } = answer
      if (isLost(error)) setStep({ kind: 'confirm', hold: held, problem: texts.lost })
      else if (error.kind === 'problem' && error.errors.some(({ code }) => code === 'card-not-given')) card?.again()
      else if (error.kind === 'problem' && error.errors.length > 0) return failureOf(error)
      else setStep({ kind: 'confirm', hold: held, problem: problemOf(error) })
      return DONE
    }
    forgetBookingKey()
    const { value } = answer
    const isDone = value.kind === 'booked' || value.kind === 'pending'
    trackStep(isDone ? 'booking_success' : 'booking_failure', taken)
    if (isDone) {
      setStep({ kind: value.kind, hold: held, reservation: value.reservation })
      void queryClient.invalidateQueries({ queryKey: [reservationsQuery(api).queryKey[0]] })
      void queryClient.invalidateQueries({ queryKey: [reservationAvailabilityQuery(api, merchantId, {}).queryKey[0]] })
    } else if (value.kind === 'provider') setStep({ kind: 'confirm', hold: held, problem: texts.error })
    else if (value.kind === 'cardProvider') setStep({ kind: 'confirm', hold: held, problem: cardTexts.lost })
    else setStep({ kind: 'refused', refusal: value })
    return DONE
  }
  const holdAgain = () => {
    setStep({ kind: 'holding' })
    hold()
  }
  return { step, holdAgain, book }
}
