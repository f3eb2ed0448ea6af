import { isUnauthorized } from '@dining/api-client'
import type { Operator } from '@dining/contract/studio'
import { Button, SkipLink, TextLink } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate, useParams } from 'react-router'

import { operatorQuery } from '../api/queries.ts'
import { errorText } from '../api/error-text.ts'
import { SignInAgain } from '../sign-in/SignInAgain.tsx'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import * as css from './app.css.ts'
import { SessionProvider } from './session.ts'

const OwnSignInPage = lazy(async () => ({ default: (await import('../own-sign-in/OwnSignInPage.tsx')).OwnSignInPage }))

/** The frame of every page; without an operator it shows the sign-in. */
export function Shell() {
  const { data: operator, error, isPending, refetch } = useQuery(operatorQuery)
  const [isAsking, setIsAsking] = useState(false)
  const { pathname } = useLocation()
  if (isPending) return <main className={css.fault} aria-busy="true" />
  if (!operator && isUnauthorized(error)) return <SignInPage />
  if (!operator) {
    return (
      <main className={css.fault}>
        <h1>The studio is not ready</h1>
        <p role="alert">{errorText(error)}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </main>
    )
  }
  return (
    <SessionProvider value={{ operator, askToSignIn: () => setIsAsking(true) }}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Bar operator={operator} />
      {operator.needsFactor && pathname !== '/sign-out' ? (
        <Suspense>
          <OwnSignInPage />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <SignInAgain open={isAsking} onClose={() => setIsAsking(false)} email={operator.email} />
    </SessionProvider>
  )
}

const PartnerOptions = ({ partners }: Pick<Operator, 'partners'>) =>
  partners.map(({ id, programName }) => (
    <option key={id} value={id}>
      {programName}
    </option>
  ))

function Bar({ operator }: { readonly operator: Operator }) {
  const { partner } = useParams()
  const [here, away] = [operator.partners.filter(({ isServed }) => isServed), operator.partners.filter(({ isServed }) => !isServed)]
  const navigate = useNavigate()
  return (
    <header className={css.bar} aria-label="Studio">
      <Link to="/" className={css.mark}>
        Studio
      </Link>
      {partner !== undefined && operator.partners.length > 1 && (
        <select
          className={css.partnerChoice}
          aria-label="Partner"
          value={partner}
          onChange={(event) => void navigate(`/${event.target.value}`)}
        >
          <PartnerOptions partners={here} />
          {away.length > 0 && (
            <optgroup label="Not served here">
              <PartnerOptions partners={away} />
            </optgroup>
          )}
        </select>
      )}
      <TextLink href="/own-sign-in" className={css.who} title={operator.email}>
        {operator.name}
      </TextLink>
      <TextLink href="/sign-out" className={css.leave}>
        Sign out
      </TextLink>
    </header>
  )
}
