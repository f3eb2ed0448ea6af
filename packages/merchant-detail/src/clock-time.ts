import { useEffect, useState } from 'react'

const FORMAT = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
/** A Sunday: 4 January 1970. */
const SUNDAY_MS = 3 * 86_400_000

/** "Thursday" from a day's index in the week, starting with Sunday. */
export function dayName(index: number): string {
  return DAY.format(SUNDAY_MS + index * 86_400_000)
}

/** "10 pm", "11:30 am" from minutes after midnight; from 1440 on it is the next morning. */
export function clockTime(minutes: number): string {
  return FORMAT.format(minutes * 60_000)
    .replace(':00', '')
    .replaceAll(/\s/g, '\u00a0')
    .toLowerCase()
}

/** Milliseconds between updates of the time. */
const EVERY = 60_000

/** The time, updated each minute; null until hydration, since a cached page must not contain the time at which it was rendered. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tell = () => setNow(new Date())
    tell()
    const timer = setInterval(tell, EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
