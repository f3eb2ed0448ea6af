import { ReEnroll } from '@dining/card-linking'
import { ToastProvider } from '@dining/forms'
import { content, section } from '@dining/ui/layout'

interface ReopeningProps {
  readonly isClosed: boolean
  readonly vaultOrigin: string
}

/** The re-enroll screen while the account is closed, and its confirmation after that (REENROLL-01, REENROLL-10, REENROLL-16). */
export default function Reopening({ isClosed, vaultOrigin }: ReopeningProps) {
  return (
    <ToastProvider>
      {isClosed && (
        <div className={`${content} ${section}`}>
          <ReEnroll vaultOrigin={vaultOrigin} />
        </div>
      )}
    </ToastProvider>
  )
}
