import { studioEndpoints, type OperatorSecurity } from '@dining/contract/studio'
import { Button } from '@dining/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { securityQuery } from '../api/queries.ts'
import { errorText } from '../api/error-text.ts'
import { ask } from '../api/studio-api.ts'
import * as css from './own-sign-in.css.ts'

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the operator is signed in. */
export function SessionsSection({ sessions }: Pick<OperatorSecurity, 'sessions'>) {
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: () => ask(studioEndpoints.endOtherOperatorSessions, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: securityQuery.queryKey }),
  })
  return (
    <section className={css.section} aria-labelledby="sessions">
      <h2 id="sessions" className={css.title}>
        Where you are signed in
      </h2>
      <ul className={css.sessions}>
        {sessions.map(({ device, startedAt, isCurrent }) => (
          <li key={`${startedAt} ${device}`}>
            <strong>{device ?? 'Unknown browser'}</strong>
            {isCurrent && ', this browser'}
            <br />
            <span className={css.quiet}>Since {MOMENT.format(new Date(startedAt))}</span>
          </li>
        ))}
      </ul>
      <p role="alert" className={css.fault}>
        {end.error && errorText(end.error)}
      </p>
      {sessions.length > 1 && (
        <Button kind="quiet" busy={end.isPending} onClick={() => end.mutate()}>
          Sign out everywhere else
        </Button>
      )}
    </section>
  )
}
