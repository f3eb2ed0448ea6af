import type { Reservation } from '@dining/contract'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { useCopy } from '@dining/partner-kit/react'

import { calendarFile, saveCalendarFile } from './calendar-file.ts'
import { peopleOf } from './slot-words.ts'

/** Saves a reservation as a file that the calendar of the visitor's device opens. */
export function useCalendarFile(): (reservation: Reservation) => void {
  const copy = useCopy()
  return (reservation) => {
    const { merchantName, party, confirmation } = reservation
    const words = {
      title: copy.say(texts.calendarTitle, { restaurant: merchantName }),
      text: copy.say(texts.calendarText, { people: peopleOf(copy, party), number: confirmation ?? '' }),
    }
    saveCalendarFile('reservation.ics', calendarFile(reservation, words, new Date()))
  }
}
