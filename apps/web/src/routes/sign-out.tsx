import { useApi } from '@dining/api-client'
import { errors } from '@dining/copy-engine/texts/errors'
import { session } from '@dining/copy-engine/texts/session'
import { shell } from '@dining/copy-engine/texts/shell'
import { HAS_ENROLLMENT } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { forgetSession, paths, readStored, rememberLoginRedirect, takeLoginRedirect, writeStored } from '@dining/session'
import { Banner, Button, LinkButton } from '@dining/ui'
import { content, section, stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'

import { closedPage } from '../app/closed-page.ts'
import { routeLoader } from '../app/services.ts'

/** A link of another site must not end a session: the visitor is asked for confirmation. */
export const loader = routeLoader(async ({ isForeignLink }) => ({ mustAsk: isForeignLink }))

/** A member's unsent input. */
const DRAFTS = ['profileDraft', 'joinDraft', 'reviewDraft', 'missingDineDraft', 'surveyDrafts'] as const

/**
 * Removes the stored data of the session (SESSION-29). After a session that ended by itself, the page to return to and unsaved edits are
 * kept, because the member did not choose to leave.
 * @param because "ended", "closed", "closing", or null when the member signs out
 * @returns the sign-in page with the reason; undefined if there is none
 */
function forgetVisit(because: string | null): string | undefined {
  if (!HAS_ENROLLMENT) {
    forgetSession()
    return undefined
  }
  const returnTo = takeLoginRedirect()
  const drafts = DRAFTS.map((name) => [name, readStored(name)] as const)
  forgetSession()
  if (because !== 'ended') return closedPage(because)
  if (returnTo !== undefined) rememberLoginRedirect(returnTo)
  for (const [name, draft] of drafts) if (draft !== undefined) writeStored(name, draft)
  return paths.login({ rfr: 5 })
}

const becauseOf = () => new URLSearchParams(window.location.search).get('because')

const keptData = () => import('../offline/kept-data.ts')

/** What a sign-out would lose. */
const countKept = () =>
  keptData().then(
    (kept) => kept.countUnsent(),
    () => 0,
  )

/** Removes what the device keeps of the member; restaurants, which are of no member, stay. */
async function forgetKept(): Promise<void> {
  const kept = await keptData().catch(() => undefined)
  await Promise.all([kept?.removeOwn(), kept?.removeUnsentOfAll()])
}

/**
 * The address that signs the browser out of the provider, too. It leads back to home, with the reason as its state: the server opens the page that says it
 * (server/pages.ts).
 */
function throughProvider(continueAt: string, because: string | null): string {
  if (!HAS_ENROLLMENT || because === null || closedPage(because) === undefined) return continueAt
  const address = new URL(continueAt)
  address.searchParams.set('state', because)
  return address.href
}

/**
 * Ends the session, removes its stored data and loads the home page, or the sign-in page if the session ended by itself (SESSION-27 …
 * SESSION-29, ROUTE-40).
 */
export function Component() {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  // The value at the time the page was opened: running the loader again must not sign out.
  const [mustAsk] = useState(useLoaderData<typeof loader>().mustAsk)
  const [step, setStep] = useState<'asking' | 'leaving' | 'failed'>(mustAsk ? 'asking' : 'leaving')
  /** Changes made without a connection, which a sign-out removes. */
  const [lost, setLost] = useState(0)

  const leave = useCallback(
    () =>
      api.call('signOut', {}).then(async (answer) => {
        if (!answer.ok) return setStep('failed')
        const because = becauseOf()
        if (HAS_ENROLLMENT) await forgetKept()
        // From here on at once: a call of this page that finds the session ended would remember this page as the one to return to.
        const target = forgetVisit(because)
        queryClient.clear()
        const { continueAt } = answer.value
        window.location.replace(
          because !== 'ended' && continueAt !== undefined ? throughProvider(continueAt, because) : (target ?? paths.home()),
        )
      }),
    [api, queryClient],
  )
  useEffect(() => {
    if (!HAS_ENROLLMENT || becauseOf() !== null) {
      if (!mustAsk) void leave()
      return
    }
    void countKept().then((count) => {
      setLost(count)
      if (count > 0) setStep('asking')
      else if (!mustAsk) void leave()
    })
  }, [leave, mustAsk])

  const press = () => {
    setStep('leaving')
    void leave()
  }
  return (
    <div className={`${content} ${section} ${stack}`}>
      <h1>{copy.headline(shell.signOut)}</h1>
      {step === 'asking' ? (
        <>
          <p>{lost > 0 ? copy.say(session.signOutUnsent, { count: lost }) : copy.say(session.signOutQuestion)}</p>
          <Button onClick={press}>{copy.action(shell.signOut)}</Button>
          {lost > 0 && (
            <LinkButton kind="quiet" href={paths.home()}>
              {copy.action(session.staySignedIn)}
            </LinkButton>
          )}
        </>
      ) : step === 'failed' ? (
        <>
          <Banner type="error">{copy.say(session.signOutFailed)}</Banner>
          <Button onClick={press}>{copy.action(errors.retry)}</Button>
        </>
      ) : (
        <p role="status">{copy.say(shell.loading)}</p>
      )}
    </div>
  )
}
