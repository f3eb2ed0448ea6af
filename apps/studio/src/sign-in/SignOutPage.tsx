import { studioEndpoints } from '@dining/contract/studio'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { operatorQuery } from '../api/queries.ts'
import { call } from '../api/studio-api.ts'
import * as css from './sign-in.css.ts'

/** The sign-out, with its own path so that unsaved input is confirmed first. */
export function SignOutPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    void call(studioEndpoints.signOutOperator, {}).then(async () => {
      await navigate('/', { replace: true })
      // The cached data of this operator are removed before the next one signs in.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== operatorQuery.queryKey[0] })
      await queries.resetQueries({ queryKey: operatorQuery.queryKey })
    })
  }, [queries, navigate])
  return (
    <main className={css.page} id="main" tabIndex={-1}>
      <p role="status">Signing out …</p>
    </main>
  )
}
