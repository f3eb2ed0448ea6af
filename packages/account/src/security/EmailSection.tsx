import { useApi } from '@dining/api-client'
import { memberQuery, ownEmailChangeQuery } from '@dining/api-client/queries'
import { ownEmail as texts } from '@dining/copy-engine/texts/own-email'
import { security } from '@dining/copy-engine/texts/security'
import { EMAIL_CODE_FRAGMENT } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Button } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'

import { useLaterForm } from './use-later-form.ts'

interface EmailSectionProps {
  readonly email: string
  /** Called when the address has changed and the other sessions have ended. */
  readonly onChanged: () => void
}

/** The change of the email address, which a code that is mailed to the new one confirms; the form loads when it is opened. */
export default function EmailSection({ email, onChanged }: EmailSectionProps): ReactNode {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const headingId = useId()
  const waiting = useQuery(ownEmailChangeQuery(api))
  const newEmail = waiting.data?.newEmail ?? null
  const { module, isLoading, isFailed, isDone, open, close, result } = useLaterForm(() => import('./EmailForm.tsx'))
  const code = useMailedCode()
  const hasEnded = code !== '' && waiting.data?.newEmail === null && !module && !isDone
  // The link of the mail leads here.
  const opens = code !== '' && newEmail !== null
  const openByLink = useEffectEvent(open)
  // Once: not again after the member has closed the form.
  useEffect(() => {
    if (opens) openByLink()
  }, [opens])

  function finish(changed: string) {
    queryClient.setQueryData(ownEmailChangeQuery(api).queryKey, { newEmail: null })
    const member = queryClient.getQueryData(memberQuery(api).queryKey)
    if (member) queryClient.setQueryData(memberQuery(api).queryKey, { ...member, email: changed })
    close('done')
    onChanged()
  }
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(texts.title)}</h2>
      {!isDone && <p className={`${small} ${quiet}`}>{copy.say(texts.present, { address: email })}</p>}
      {hasEnded && <Banner type="error">{copy.say(texts.ended)}</Banner>}
      {isFailed && <Banner type="error">{copy.say(security.loadFailed)}</Banner>}
      {isDone && (
        <div ref={result} tabIndex={-1}>
          <Banner type="success">{copy.say(texts.done, { address: email })}</Banner>
        </div>
      )}
      {module ? (
        <module.EmailForm
          newEmail={newEmail}
          code={code}
          onSent={(to) => queryClient.setQueryData(ownEmailChangeQuery(api).queryKey, { newEmail: to })}
          onDone={finish}
          onCancel={() => close('closed')}
        />
      ) : (
        <>
          {newEmail !== null && <p>{copy.say(texts.waiting, { address: newEmail })}</p>}
          <p>
            <Button kind="quiet" busy={isLoading} onClick={open}>
              {copy.action(newEmail === null ? texts.change : texts.enterCode)}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

const PREFIX = `#${EMAIL_CODE_FRAGMENT}`

/** The code of the mail's link, which is removed from the address at once; empty without one, and on the server. */
function useMailedCode(): string {
  const [code] = useState(() => {
    const hash = typeof window === 'undefined' ? '' : window.location.hash
    return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : ''
  })
  useEffect(() => {
    const { pathname, search } = window.location
    if (code !== '') window.history.replaceState(window.history.state, '', pathname + search)
  }, [code])
  return code
}
