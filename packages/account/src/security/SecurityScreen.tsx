import { useApi } from '@dining/api-client'
import { openSessionsQuery } from '@dining/api-client/queries'
import type { OpenSession } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { security } from '@dining/copy-engine/texts/security'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Badge, Banner, Button, Loading, Skeleton, TextButton } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import { ClosingSection } from '../closing/ClosingSection.tsx'
import { ExportSection } from '../own-data/ExportSection.tsx'
import * as css from './SecurityScreen.css.ts'

interface SecurityScreenProps {
  /** Password and passkeys of this site (`OwnSignIn`); absent where members sign in at the partner's provider. */
  readonly signIn?: ReactNode
}

/** Sign-in and security: how the member signs in, the sessions, the member's data, and closing the account. */
export function SecurityScreen({ signIn }: SecurityScreenProps) {
  const copy = useCopy()
  const api = useApi()
  const sessions = useQuery(openSessionsQuery(api))
  return (
    <AccountPage current={paths.userProfile()}>
      <div className={css.sections}>
        <h1>{copy.headline(security.title)}</h1>
        {signIn ?? <p>{copy.say(security.atProvider)}</p>}
        <SessionSection sessions={sessions} hasPassword={signIn !== undefined} />
        <ExportSection />
        <ClosingSection hasPassword={signIn !== undefined} />
      </div>
    </AccountPage>
  )
}

interface SessionSectionProps {
  readonly sessions: UseQueryResult<{ readonly sessions: readonly OpenSession[] }>
  readonly hasPassword: boolean
}

/** The sessions of the member, each of which the member can end except the own one, which ends by signing out. */
function SessionSection({ sessions: { data, isError, refetch }, hasPassword }: SessionSectionProps) {
  const copy = useCopy()
  const headingId = useId()
  const ending = useSessionEnd()
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(security.devices)}</h2>
      <p className={`${small} ${quiet}`}>
        {copy.say(security.lead)} {hasPassword && copy.say(security.newPassword)}
      </p>
      {!data && !isError && (
        <Loading label={copy.say(security.loading)}>
          <Skeleton width="100%" height="72px" />
        </Loading>
      )}
      {!data && isError && (
        <Banner type="error">
          <p>{copy.say(security.failed)}</p>
          <TextButton onClick={() => void refetch()}>{copy.say(errors.retry)}</TextButton>
        </Banner>
      )}
      {data && (
        <ul className={css.sessions}>
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending.pending === session.id}
              onEnd={() => ending.end(session.id, copy.say(security.ended, { device: session.device ?? copy.say(security.unknownDevice) }))}
            />
          ))}
        </ul>
      )}
      {ending.result && <EndResult key={ending.result.key} result={ending.result} />}
      {data && others.length === 0 && <p className={`${small} ${quiet}`}>{copy.say(security.onlyThis)}</p>}
      {others.length > 1 && (
        <p>
          <Button kind="quiet" busy={ending.pending === ALL} onClick={() => ending.end(ALL, copy.say(security.othersEnded))}>
            {copy.action(security.endOthers)}
          </Button>
        </p>
      )}
    </section>
  )
}

interface SessionRowProps {
  readonly session: OpenSession
  readonly busy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const copy = useCopy()
  const device = session.device ?? copy.say(security.unknownDevice)
  const at = (iso: string) => ({ date: copy.date(iso, 'full'), time: copy.date(iso, 'time') })
  return (
    <li className={css.session}>
      <div className={css.facts}>
        <p className={css.name}>
          <strong>{device}</strong>
          {session.isCurrent && <Badge>{copy.say(security.thisDevice)}</Badge>}
        </p>
        <p className={`${small} ${quiet}`}>
          {copy.say(security.startedAt, at(session.startedAt))}
          {session.isRemembered && ` · ${copy.say(security.remembered)}`}
          {!session.isCurrent && !session.isRemembered && ` · ${copy.say(security.lastUsedAt, at(session.lastUsedAt))}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button kind="quiet" busy={busy} onClick={onEnd} aria-label={copy.say(security.endOf, { device, ...at(session.startedAt) })}>
          {copy.action(security.end)}
        </Button>
      )}
    </li>
  )
}

/** Takes the focus, because the pressed button is gone with its session. */
function EndResult({ result }: { readonly result: Result }) {
  const copy = useCopy()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      {result.kind === 'ended' ? (
        <Banner type="success">{result.text}</Banner>
      ) : (
        <Banner type="error">{copy.say(security.notEnded)}</Banner>
      )}
    </div>
  )
}

/** Stands for all other sessions. */
const ALL = ''

type Result = { readonly key: number } & ({ readonly kind: 'ended'; readonly text: string } | { readonly kind: 'failed' })

/** Ends sessions, one press at a time. `pending`: id of the session that is ending, or ALL. */
function useSessionEnd() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)

  async function end(id: string, done: string) {
    if (pending !== null) return
    setPending(id)
    setResult(null)
    const answer = await (id === ALL ? api.call('endOtherSessions', {}) : api.call('endOpenSession', { params: { sessionId: id } }))
    if (answer.ok) queryClient.setQueryData(openSessionsQuery(api).queryKey, answer.value)
    setResult({ key: Date.now(), ...(answer.ok ? { kind: 'ended', text: done } : { kind: 'failed' }) })
    setPending(null)
  }
  return { pending, result, end: (id: string, done: string) => void end(id, done) }
}
