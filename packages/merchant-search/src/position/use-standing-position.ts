import { useEffect, useState } from 'react'

import { readPosition, STANDING_READING, type Position } from './read-position.ts'

/** Milliseconds between readings once the position is decided (GEO-03). */
const AGAIN_MS = 300_000

/**
 * Where the visitor is, for a browser that was allowed to tell before: nobody is asked without a gesture (GEO-01).
 * @returns null while it is not known, and after a failed reading, so that the default place is used (GEO-04)
 */
export function useStandingPosition(): Position | null {
  const [position, setPosition] = useState<Position | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let permission: PermissionStatus | undefined
    const read = async () => {
      clearTimeout(timer)
      if (permission?.state !== 'granted') return setPosition(null)
      const found = await readPosition(STANDING_READING)
      if (isOver) return undefined
      setPosition((before) => (before?.latitude === found?.latitude && before?.longitude === found?.longitude ? before : found))
      timer = setTimeout(() => void read(), AGAIN_MS)
      return undefined
    }
    const change = () => void read()
    // A browser that cannot say what it is allowed to has nothing to tell either.
    void navigator.permissions
      ?.query({ name: 'geolocation' })
      .then((status) => {
        if (isOver) return
        permission = status
        status.addEventListener('change', change)
        change()
      })
      .catch(() => undefined)
    return () => {
      isOver = true
      clearTimeout(timer)
      permission?.removeEventListener('change', change)
    }
  }, [])
  return position
}
