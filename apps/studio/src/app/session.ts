import type { Operator, StudioPartner } from '@dining/contract/studio'
import type { OperatorRight } from '@dining/domain'
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

/** Whether the operator may do this for the partner. The API checks it, too. */
export const may = ({ rights }: Pick<StudioPartner, 'rights'>, right: OperatorRight): boolean => rights.includes(right)
