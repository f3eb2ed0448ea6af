import { useIsInBrowser } from '@dining/ui'
import { useLocation } from 'react-router'

/** The data that one of these screens can pass to the next in route state. */
export interface PreviousScreen {
  /** The address from the previous screen (HOME-11, ENROLL-28, AUTH-10). */
  readonly email?: string
  /** The address that is to replace it (AUTH-15). */
  readonly newEmail?: string
  /** Token that allows one change of the password; from the recovery's confirm step. */
  readonly ticket?: string
  /** Whether the previous step was completed. */
  readonly done?: boolean
}

function read(state: unknown): PreviousScreen {
  if (typeof state !== 'object' || state === null) return {}
  return {
    ...('email' in state && typeof state.email === 'string' ? { email: state.email } : {}),
    ...('newEmail' in state && typeof state.newEmail === 'string' ? { newEmail: state.newEmail } : {}),
    ...('ticket' in state && typeof state.ticket === 'string' ? { ticket: state.ticket } : {}),
    ...('done' in state && state.done === true ? { done: true } : {}),
  }
}

/**
 * The data from the previous screen. Undefined during hydration: the server has no route state, and the first render must equal the
 * server's; so a reload keeps the data without a hydration mismatch.
 */
export function usePreviousScreen(): PreviousScreen | undefined {
  const { state } = useLocation() as { readonly state: unknown }
  const isTakenOver = useIsInBrowser()
  return isTakenOver ? read(state) : undefined
}
