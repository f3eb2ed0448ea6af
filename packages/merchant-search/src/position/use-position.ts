import { useCallback, useEffect, useState } from 'react'

/** A position from the browser, rounded to two decimals, about half a mile (GEO-02). */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A first reading for the button: timeout in milliseconds; a position up to an hour old is accepted (GEO-10). */
export const SEARCH_READING: PositionOptions = { timeout: 5_000, maximumAge: 3_600_000, enableHighAccuracy: false }

/** The reading for the whole visit: timeout in milliseconds; fresh and exact (GEO-11). */
export const GRANTED_READING: PositionOptions = { timeout: 7_000, maximumAge: 0, enableHighAccuracy: true }

const toTwoDecimals = (value: number) => Math.round(value * 100) / 100

/** @returns null if the browser does not provide it: not allowed, too slow, or not supported */
export function readPosition(reading: PositionOptions): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null)
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: toTwoDecimals(coords.latitude), longitude: toTwoDecimals(coords.longitude) }),
      () => resolve(null),
      reading,
    )
  })
}

type PositionState = 'idle' | 'loading' | 'granted' | 'denied'

/**
 * Requests the visitor's position from the browser, on a gesture (GEO-01). `onPosition` gets the position, or null if the browser does not
 * provide it.
 */
export function usePosition(onPosition: (position: Position | null) => void): { readonly state: PositionState; readonly ask: () => void } {
  const [state, setState] = useState<PositionState>('idle')
  const ask = useCallback(() => {
    setState('loading')
    void readPosition(SEARCH_READING).then((position) => {
      setState(position === null ? 'denied' : 'granted')
      onPosition(position)
    })
  }, [onPosition])
  return { state, ask }
}

/** Milliseconds between readings once there is a result (GEO-03). */
const AGAIN_MS = 300_000

/**
 * The visitor's position, if the browser's permission was granted earlier: without a gesture there is no prompt (GEO-01).
 * @returns null while it is unknown, and after a failed reading, so that the default place is used (GEO-04)
 */
export function useGrantedPosition(): Position | null {
  const [position, setPosition] = useState<Position | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let permission: PermissionStatus | undefined
    const read = async () => {
      clearTimeout(timer)
      if (permission?.state !== 'granted') return setPosition(null)
      const found = await readPosition(GRANTED_READING)
      if (isOver) return undefined
      setPosition((before) => (before?.latitude === found?.latitude && before?.longitude === found?.longitude ? before : found))
      timer = setTimeout(() => void read(), AGAIN_MS)
      return undefined
    }
    const change = () => void read()
    // A browser that does not report permissions is not asked for the position.
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
