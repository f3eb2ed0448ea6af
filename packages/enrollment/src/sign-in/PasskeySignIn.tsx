import { useApi } from '@dining/api-client'
import { errors } from '@dining/copy-engine/texts/errors'
import { passkey } from '@dining/copy-engine/texts/passkey'
import { messageOfError, type Message } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, Button } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useState } from 'react'
import { useNavigate } from 'react-router'

interface PasskeySignInProps {
  /** Whether the visitor wants to stay signed in, as the form has it. */
  readonly rememberMe: () => boolean
  readonly onSignedIn: () => Promise<void>
}

/** The button that signs in with a passkey; its code loads with the first press. */
export function PasskeySignIn({ rememberMe, onSignedIn }: PasskeySignInProps) {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function run(): Promise<Message | null> {
    const loaded = await import('@dining/api-client/passkeys').catch(() => null)
    if (!loaded) return { text: errors.network, values: {} }
    const signedIn = await loaded.signInWithPasskey(api, rememberMe())
    if (signedIn.ok) {
      await onSignedIn()
      return null
    }
    const { error } = signedIn
    if (error.kind === 'passkey') return { text: error.fault === 'unsupported' ? passkey.unsupported : passkey.ended, values: {} }
    if (error.kind !== 'problem' || error.code !== 'email-update-required') return messageOfError(error)
    await navigate(paths.fixCredentials())
    return null
  }
  function press() {
    setMessage(null)
    setIsBusy(true)
    void run()
      .then(setMessage)
      .finally(() => setIsBusy(false))
  }
  return (
    <div className={stack}>
      {message && (
        <Banner type="error">
          <Say text={message.text} values={message.values} />
        </Banner>
      )}
      <p>
        <Button type="button" kind="quiet" busy={isBusy} busyLabel={copy.say(passkey.waiting)} onClick={press}>
          {copy.action(passkey.use)}
        </Button>
      </p>
    </div>
  )
}
