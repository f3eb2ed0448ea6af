import { useEffect, useState } from 'react'

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
