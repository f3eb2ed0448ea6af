import { isUnauthorized } from '@dining/api-client'
import { usePartner } from '@dining/partner-kit/react'
import { goToLogin } from '@dining/session'
import { useEffect } from 'react'

/** Leaves for the sign-in when a call of this page was told that nobody is signed in (ACCOUNT-09). */
export function useSignedOut(...errors: readonly unknown[]): void {
  const { program } = usePartner()
  const isOut = errors.some(isUnauthorized)
  useEffect(() => {
    if (isOut) goToLogin(program)
  }, [isOut, program])
}
