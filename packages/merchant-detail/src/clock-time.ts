import { useEffect, useState } from 'react'

const FORMAT = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
/** A Sunday: 4 January 1970. */
const SUNDAY_MS = 3 * 86_400_000

/** "Thursday" from a day's place in the week, Sunday first. */
export function dayName(index: number): string {
  return DAY.format(SUNDAY_MS + index * 86_400_000)
}

/** "10 pm", "11:30 am" from minutes after midnight; past 1440 it is the next morning. */
export function clockTime(minutes: number): string {
  return FORMAT.format(minutes * 60_000)
    .replace(':00', '')
    .replaceAll(/\s/g, '\u00a0')
    .toLowerCase()
}

/** Milliseconds between looks at the clock. */
const EVERY = 60_000

/** The time, renewed each minute; null until the page is alive, since a page from a cache must not know the time it was made. */
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
