import { useCallback, useState } from 'react'

/** A place of the browser, rounded to two decimals, about half a mile (GEO-02). */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export type PositionState = 'idle' | 'loading' | 'granted' | 'denied'

/** How the search reads the position (GEO-10): milliseconds; an hour-old one is good enough. */
const SEARCH_READING: PositionOptions = { timeout: 5_000, maximumAge: 3_600_000, enableHighAccuracy: false }

const toTwoDecimals = (value: number) => Math.round(value * 100) / 100

/**
 * Asks the browser where the visitor is, on a gesture (GEO-01). `onPosition` gets the place, or null when the browser does not tell.
 */
export function usePosition(onPosition: (position: Position | null) => void): { readonly state: PositionState; readonly ask: () => void } {
  const [state, setState] = useState<PositionState>('idle')
  const ask = useCallback(() => {
    const denied = () => {
      setState('denied')
      onPosition(null)
    }
    if (!('geolocation' in navigator)) {
      denied()
      return
    }
    setState('loading')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('granted')
        onPosition({ latitude: toTwoDecimals(coords.latitude), longitude: toTwoDecimals(coords.longitude) })
      },
      denied,
      SEARCH_READING,
    )
  }, [onPosition])
  return { state, ask }
}
