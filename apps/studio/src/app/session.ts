import type { Operator } from '@dining/contract/studio'
import { createContext, use } from 'react'

interface Session {
  readonly operator: Operator
  /** Opens the window in which a session that has ended is begun again, over whatever is being written. */
  readonly askToSignIn: () => void
}

const SessionContext = createContext<Session | null>(null)
export const SessionProvider = SessionContext.Provider

/** Who is signed in. Throws outside of the shell, which is a bug. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs the shell above it')
  return session
}
