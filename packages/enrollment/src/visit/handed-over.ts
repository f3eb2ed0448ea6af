import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** What one of these screens can hand to the next one in route state. */
export interface HandedOver {
  /** Typed on the screen before (HOME-11, ENROLL-28, AUTH-10). */
  readonly email?: string
  /** Allows one change of the password; from the recovery's confirm step. */
  readonly ticket?: string
  /** The step before was done. */
  readonly done?: boolean
}

function read(state: unknown): HandedOver {
  if (typeof state !== 'object' || state === null) return {}
  return {
    ...('email' in state && typeof state.email === 'string' ? { email: state.email } : {}),
    ...('ticket' in state && typeof state.ticket === 'string' ? { ticket: state.ticket } : {}),
    ...('done' in state && state.done === true ? { done: true } : {}),
  }
}

const never = () => () => undefined

/**
 * What the screen before handed over. Undefined while the page is taken over: the server knows nothing of route state, and the first
 * render has to equal its own; so a reload keeps what was handed over without a mend.
 */
export function useHandedOver(): HandedOver | undefined {
  const { state } = useLocation() as { readonly state: unknown }
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isTakenOver ? read(state) : undefined
}
