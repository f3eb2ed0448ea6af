import { TextField } from '@dining/ui'
import { useRef, useState, type Ref } from 'react'

import { momentWords } from '../entries/status.ts'
import { momentIn, localTimeIn } from '../app/zoned-time.ts'

interface Moment {
  /** The field's value, in the partner's time zone. */
  readonly wall: string
  readonly isRefused: boolean
}

/**
 * The day and time of a schedule, in the partner's time zone.
 * @param first the initial value of the field
 */
export function useMoment(timeZone: string, first: () => Date) {
  const [{ wall, isRefused }, setMoment] = useState<Moment>(() => ({ wall: localTimeIn(timeZone, first()), isRefused: false }))
  const field = useRef<HTMLInputElement>(null)
  return {
    /** The props of `MomentField`. */
    props: { ref: field, timeZone, wall, isRefused, onWall: (given: string) => setMoment({ wall: given, isRefused: false }) },
    /** The moment; null if it is not in the future: the field then shows the error and takes the focus. */
    take(): Date | null {
      const at = momentIn(timeZone, wall)
      if (at !== null && at.getTime() > Date.now()) return at
      setMoment({ wall, isRefused: true })
      field.current?.focus()
      return null
    },
  }
}

interface MomentFieldProps extends Moment {
  readonly ref: Ref<HTMLInputElement>
  readonly timeZone: string
  readonly onWall: (wall: string) => void
}

export function MomentField({ ref, timeZone, wall, isRefused, onWall }: MomentFieldProps) {
  const chosen = momentIn(timeZone, wall)
  return (
    <TextField
      ref={ref}
      label={`Day and time, ${timeZone.replaceAll('_', ' ')}`}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={wall}
      error={isRefused && 'Choose a time in the future.'}
      help={isRefused || !chosen ? undefined : `Visitors see it from ${momentWords(chosen.toISOString(), timeZone)}.`}
      onChange={(event) => onWall(event.target.value)}
    />
  )
}
