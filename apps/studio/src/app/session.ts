import type { Operator } from '@dining/contract/studio'
import { createContext, use } from 'react'

interface Session {
  readonly operator: Operator
  /** Opens a dialog that renews an ended session, above the page that is being edited. */
  readonly askToSignIn: () => void
}

const SessionContext = createContext<Session | null>(null)
export const SessionProvider = SessionContext.Provider

/** The signed-in operator. Throws outside of the shell, which is a bug. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs the shell above it')
  return session
}
