import type { Reservation } from '@dining/contract'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { calendarEvent, DINNER_MINUTES } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'

import { addressLine } from './place-words.ts'
import { peopleOf } from './slot-words.ts'

/** Milliseconds within which a browser has read a file; some read it after the press has ended. */
const READ_MS = 10_000

/** Saves a reservation as a file that the calendar of the visitor's device opens. It is the event that the mail of the reservation has. */
export function useCalendarFile(): (reservation: Reservation) => void {
  const copy = useCopy()
  const { programName } = usePartner().program
  return (reservation) => {
    const { id, merchantName, party, confirmation, time } = reservation
    const file = calendarEvent({
      id: `${id}@${window.location.hostname}`,
      sequence: 0,
      isCancelled: false,
      start: new Date(time),
      minutes: DINNER_MINUTES,
      title: `${merchantName} (${programName})`,
      place: `${merchantName}, ${addressLine(reservation)}`,
      text: copy.say(texts.calendarText, { people: peopleOf(copy, party), number: confirmation ?? '' }),
      now: new Date(),
    })
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'reservation.ics'
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), READ_MS)
  }
}
