import { useApi, type ApiError } from '@dining/api-client'
import { activation } from '@dining/copy-engine/texts/activation'
import { forms } from '@dining/copy-engine/texts/forms'
import { Rich, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, Button, FormActions } from '@dining/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { ActivationWords } from './activation-words.ts'

interface ActivateButtonProps {
  readonly publicId: string
  readonly words: Pick<ActivationWords, 'button' | 'activation_error'>
}

/** Activates a member of tier 1 without signing in (ACT-12 … ACT-18, ACT-20). After an error it can be pressed again (ACT-17). */
export function ActivateButton({ publicId, words }: ActivateButtonProps) {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  async function activate() {
    if (isPending) return
    setIsPending(true)
    setError(null)
    const answer = await api.call('activateMember', { body: { publicId } })
    setIsPending(false)
    if (answer.ok) await navigate(paths.activated(), { state: { done: true }, replace: true })
    else setError(answer.error)
  }
  const failure = error?.kind === 'no-token' ? forms.tokenMissing.wording : `${words.activation_error} {support_phone_link}`
  return (
    <>
      {error && (
        <Banner type="error">
          <Rich parts={copy.richContent(failure)} />
        </Banner>
      )}
      <FormActions>
        <Button type="button" busy={isPending} busyLabel={copy.say(activation.activating)} onClick={() => void activate()}>
          {copy.sayContent(words.button, 'action')}
        </Button>
      </FormActions>
    </>
  )
}
