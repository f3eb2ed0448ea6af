import { Loading, Skeleton } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'

import { securityQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { useSession } from '../app/session.ts'
import { FactorSection } from './FactorSection.tsx'
import * as css from './own-sign-in.css.ts'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** How the operator signs in: second factor, password and open sessions. The only page of an operator who must set up a second factor first. */
export function OwnSignInPage() {
  const { operator } = useSession()
  const { data, error, isPending, refetch } = useQuery(securityQuery)
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>Your sign-in · Studio</title>
      <h1 className={app.heading}>Your sign-in</h1>
      <p className={app.quiet}>
        {operator.name}, {operator.email}
      </p>
      {isPending && (
        <Loading label="Loading how you sign in">
          <Skeleton height="240px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={css.sections}>
          <FactorSection security={data} />
          {!operator.needsFactor && <PasswordSection factor={data.factor} />}
          {!operator.needsFactor && <SessionsSection sessions={data.sessions} />}
        </div>
      )}
    </main>
  )
}
