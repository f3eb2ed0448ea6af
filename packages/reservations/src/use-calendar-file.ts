import type { Reservation } from '@dining/contract'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { calendarEvent, DINNER_MINUTES } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { saveFile } from '@dining/ui'

import { addressLine } from './place-words.ts'
import { peopleOf } from './slot-words.ts'

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
    saveFile('reservation.ics', new Blob([file], { type: 'text/calendar' }))
  }
}
