import { useApi } from '@dining/api-client'
import { errors } from '@dining/copy-engine/texts/errors'
import { passkey } from '@dining/copy-engine/texts/passkey'
import { messageOfError, type Message } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths, readStored, removeStored, writeStored } from '@dining/session'
import { Banner, Button } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'

interface PasskeySignInProps {
  /** Whether the visitor wants to stay signed in, as the form has it. */
  readonly rememberMe: () => boolean
  readonly onSignedIn: () => Promise<void>
}

const loadPasskeys = () => import('@dining/api-client/passkeys').catch(() => null)
type Outcome = Awaited<ReturnType<typeof import('@dining/api-client/passkeys').signInWithPasskey>>

/** Milliseconds after which the page has opened, and its own code has priority no more. */
const AFTER_OPENING_MS = 500

/** Offers passkeys among the suggestions of the address, only in a browser in which one was used: each offer stores a challenge on the server. */
function useOffer(rememberMe: () => boolean, onOutcome: (outcome: Outcome) => Promise<void>): void {
  const api = useApi()
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    const loaded = await import('./offer-passkeys.ts').catch(() => null)
    loaded?.offerPasskeys(api, rememberMe, onOutcome, signal)
  })
  useEffect(() => {
    if (readStored('passkeyUsed') === undefined) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => void offer(leaving.signal), AFTER_OPENING_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [])
}

/** The button that signs in with a passkey; its code loads with the first press. */
export function PasskeySignIn({ rememberMe, onSignedIn }: PasskeySignInProps) {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function run(): Promise<Message | null> {
    const loaded = await loadPasskeys()
    return loaded ? finish(await loaded.signInWithPasskey(api, rememberMe())) : { text: errors.network, values: {} }
  }
  async function finish(signedIn: Outcome): Promise<Message | null> {
    if (signedIn.ok) {
      writeStored('passkeyUsed', 'yes')
      await onSignedIn()
      return null
    }
    const { error } = signedIn
    if (error.kind === 'passkey') return { text: error.fault === 'unsupported' ? passkey.unsupported : passkey.ended, values: {} }
    // Its passkey was removed from the account, so that it is offered no more.
    if (error.kind === 'problem' && error.code === 'passkey-refused') removeStored('passkeyUsed')
    if (error.kind !== 'problem' || error.code !== 'email-update-required') return messageOfError(error)
    await navigate(paths.fixCredentials())
    return null
  }
  useOffer(rememberMe, async (outcome) => setMessage(await finish(outcome)))
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
