import { studioEndpoints } from '@dining/contract/studio'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { operatorQuery } from '../api/queries.ts'
import { askToUse } from '../api/passkeys.ts'
import { ask } from '../api/studio-api.ts'
import type { OwnFactor } from './FactorFields.tsx'

interface Credentials {
  readonly email: string
  readonly password: string
  /** Undefined until the API has asked for a second factor, and with a passkey. */
  readonly code: string | undefined
}

/** Signs in with a passkey, each time with a new challenge: one lasts for minutes and for one attempt. */
async function signInWithPasskey({ email, password }: Credentials) {
  const answer = await ask(studioEndpoints.signInOperator, { body: { email, password } })
  if (answer.kind === 'signed-in' || answer.passkey === null) return answer
  const passkey = await askToUse(answer.passkey)
  return ask(studioEndpoints.signInOperator, { body: { email, password, passkey } })
}

/**
 * Starts a session; the operator is loaded again, and so is everything that failed without one. An operator with a second factor is asked for it
 * first: `factor` is what they have.
 */
export function useSignIn(onSignedIn: () => void = () => undefined) {
  const queries = useQueryClient()
  const [factor, setFactor] = useState<OwnFactor | null>(null)
  const [prefersCode, setPrefersCode] = useState(false)
  const usesPasskey = factor !== null && factor.hasPasskey && !prefersCode
  const { mutate, error, isPending } = useMutation({
    mutationFn: (given: Credentials) => (usesPasskey ? signInWithPasskey(given) : ask(studioEndpoints.signInOperator, { body: given })),
    onSuccess: async (answer) => {
      if (answer.kind === 'factor-needed') {
        setFactor({ takesCode: answer.takesCode, hasPasskey: answer.passkey !== null })
        return
      }
      await queries.fetchQuery({ ...operatorQuery, staleTime: 0 })
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      onSignedIn()
    },
  })
  return { signIn: mutate, error, isPending, factor, usesPasskey, setPrefersCode }
}

export const PASSWORD_WORDS = { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on.', numLock: 'Num lock is off.' }
