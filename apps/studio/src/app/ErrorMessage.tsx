import { isUnauthorized } from '@dining/api-client'
import { Button } from '@dining/ui'

import { errorText } from '../api/error-text.ts'
import * as css from './app.css.ts'
import { useSession } from './session.ts'

interface FaultProps {
  readonly fault: unknown
  readonly onRetry: () => void
}

/** An error message, with one remedy. */
export function ErrorMessage({ fault, onRetry }: FaultProps) {
  const { askToSignIn } = useSession()
  return (
    <div className={css.faultNotice}>
      <p role="alert" className={css.alert}>
        {errorText(fault)}
      </p>
      {isUnauthorized(fault) ? (
        <Button kind="quiet" onClick={askToSignIn}>
          Sign in again
        </Button>
      ) : (
        <Button kind="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
