import { isUnauthorized } from '@dining/api-client'
import { Button } from '@dining/ui'

import { errorText } from '../api/error-text.ts'
import * as css from './app.css.ts'
import { useSession } from './session.ts'

interface CallFaultProps {
  /** Null: nothing is shown. */
  readonly fault: unknown
  /** In place of the message of the failure. */
  readonly words?: string | undefined
}

/** The message of a call that failed, for beside its button. An ended session is renewed above the page, so that nothing typed is lost. */
export function CallFault({ fault, words }: CallFaultProps) {
  const { askToSignIn } = useSession()
  if (fault === null) return null
  return (
    <div className={css.callFault}>
      <p role="alert" className={css.alert}>
        {words ?? errorText(fault)}
      </p>
      {isUnauthorized(fault) && (
        <Button kind="quiet" onClick={askToSignIn}>
          Sign in again
        </Button>
      )}
    </div>
  )
}
