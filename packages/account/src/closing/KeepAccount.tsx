import { useApi } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import { closing } from '@dining/copy-engine/texts/closing'
import { messageOfError, useToasts, type Message } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, Button, FormActions, LinkButton } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * What a member sees who has closed the account and signs in while it can still be kept: keep it, or sign out and wait. After keeping it the page for
 * linking a card opens.
 * @param closesAt ISO time of the erasure
 */
export function KeepAccount({ closesAt }: { readonly closesAt: string }) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToasts()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Message | null>(null)

  async function keep() {
    setIsBusy(true)
    setProblem(null)
    const kept = await api.call('keepOwnAccount', {})
    if (!kept.ok) {
      setProblem(messageOfError(kept.error))
      return setIsBusy(false)
    }
    // Fetched rather than invalidated: no component of the page fetches the member, so an invalidated member would not reload.
    const member = await queryClient.fetchQuery({ ...memberQuery(api), staleTime: 0 }).catch(() => undefined)
    if (member) await navigate(paths.addCard())
    // On the page that it is read on: a slow connection takes longer to open that page than a message stays.
    toasts.show({ type: 'success', message: copy.say(closing.kept) })
    if (!member) window.location.assign(paths.addCard())
  }
  return (
    <div className={stack}>
      <h1>{copy.headline(closing.keepTitle)}</h1>
      <p>{copy.say(closing.keepLead, { date: copy.date(closesAt, 'long') })}</p>
      <p>{copy.say(closing.keepText)}</p>
      {problem && (
        <Banner type="error">
          <Say text={problem.text} values={problem.values} />
        </Banner>
      )}
      <FormActions>
        <Button busy={isBusy} busyLabel={copy.say(closing.keeping)} onClick={() => void keep()}>
          {copy.action(closing.keep)}
        </Button>
        <LinkButton kind="quiet" href={paths.signOut()}>
          {copy.action(closing.wait)}
        </LinkButton>
      </FormActions>
    </div>
  )
}
