import { useApi } from '@dining/api-client'
import { openSessionsQuery } from '@dining/api-client/queries'
import { useMember } from '@dining/session'
import { useQuery } from '@tanstack/react-query'

import { PasskeySection } from './PasskeySection.tsx'
import { PasswordSection } from './PasswordSection.tsx'

/** The member's password and passkeys, where members sign in at this site itself. The build of another site leaves it out (ROUTE-20). */
export function OwnSignIn() {
  const { data, refetch } = useQuery(openSessionsQuery(useApi()))
  const email = useMember()?.email ?? ''
  const own = data?.sessions.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <PasswordSection email={email} onChanged={() => void refetch()} />
      <PasskeySection device={own?.device ?? ''} />
    </>
  )
}
