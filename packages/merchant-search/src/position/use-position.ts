import { useCallback, useState } from 'react'

import { readPosition, SEARCH_READING, type Position } from './read-position.ts'

export type PositionState = 'idle' | 'loading' | 'granted' | 'denied'

/** Asks the browser where the visitor is, on a gesture (GEO-01). `onPosition` gets the place, or null when the browser does not tell. */
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
