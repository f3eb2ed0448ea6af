import { useApi } from '@dining/api-client'
import { openSessionsQuery } from '@dining/api-client/queries'
import { usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { PasskeySection } from './PasskeySection.tsx'
import { PasswordSection } from './PasswordSection.tsx'

/** Without its code the page has the other sections. */
const EmailSection = /* @__PURE__ */ lazy(() => import('./EmailSection.tsx').catch(() => ({ default: () => null })))

/** The member's address, password and passkeys, where members sign in at this site itself. The build of another site leaves it out (ROUTE-20). */
export function OwnSignIn() {
  const { data, refetch } = useQuery(openSessionsQuery(useApi()))
  const { hasEmailChange } = usePartner().features
  const email = useMember()?.email ?? ''
  const own = data?.sessions.find(({ isCurrent }) => isCurrent)
  return (
    <>
      {hasEmailChange && (
        <Suspense fallback={null}>
          <EmailSection email={email} onChanged={() => void refetch()} />
        </Suspense>
      )}
      <PasswordSection email={email} onChanged={() => void refetch()} />
      <PasskeySection device={own?.device ?? ''} />
    </>
  )
}
