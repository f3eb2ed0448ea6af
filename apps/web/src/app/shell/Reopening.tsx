import { KeepAccount } from '@dining/account'
import { ReEnroll } from '@dining/card-linking'
import { ToastProvider } from '@dining/forms'
import { useMember } from '@dining/session'
import { content, section } from '@dining/ui/layout'

interface ReopeningProps {
  readonly isClosed: boolean
  readonly vaultOrigin: string
}

/**
 * The re-enroll screen while the account is closed, or the choice to keep it before it is erased, and the confirmation after that (REENROLL-01,
 * REENROLL-10, REENROLL-16).
 */
export default function Reopening({ isClosed, vaultOrigin }: ReopeningProps) {
  const closesAt = useMember()?.closesAt
  return (
    <ToastProvider>
      {isClosed && (
        <div className={`${content} ${section}`}>
          {closesAt === undefined ? <ReEnroll vaultOrigin={vaultOrigin} /> : <KeepAccount closesAt={closesAt} />}
        </div>
      )}
    </ToastProvider>
  )
}
