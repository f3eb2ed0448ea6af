import { useApi } from '@dining/api-client'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { errors } from '@dining/copy-engine/texts/errors'
import { forms } from '@dining/copy-engine/texts/forms'
import { passkey } from '@dining/copy-engine/texts/passkey'
import { reauthentication as texts } from '@dining/copy-engine/texts/reauthentication'
import { cutPassword } from '@dining/domain'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Banner, Button, Dialog, FormActions, PasswordField, TextButton } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useEffect, useRef, useState } from 'react'

import type { Message } from '../field-spec.ts'
import { FormFrame } from '../FormFrame.tsx'
import { credentialRefusal } from '../password/credential-refusal.ts'
import { DONE, messageOfError } from '../submit-outcome.ts'
import { usePasswordWords } from '../use-password-words.ts'
import { useSiteForm } from '../use-site-form.tsx'
import { reauthenticationFields } from './reauthentication-fields.ts'

interface ReauthenticationDialogProps {
  readonly open: boolean
  /** Of the member, for password managers. */
  readonly email: string
  /** Whether the member has proved who they are; false if they have closed the dialog. */
  readonly onEnd: (proved: boolean) => void
}

/** Asks a member for the password or a passkey before a sensitive change; what was typed behind it stays. */
export function ReauthenticationDialog({ open, email, onEnd }: ReauthenticationDialogProps) {
  const copy = useCopy()
  return (
    <Dialog open={open} onClose={() => onEnd(false)} title={copy.headline(texts.title)} closeLabel={copy.say(forms.close)}>
      <Proof email={email} onEnd={onEnd} />
    </Dialog>
  )
}

function Proof({ email, onEnd }: Omit<ReauthenticationDialogProps, 'open'>) {
  const copy = useCopy()
  const api = useApi()
  const words = usePasswordWords()
  const { message, isBusy, confirm } = usePasskeyProof(onEnd)
  const box = useRef<HTMLDivElement>(null)
  // A dialog that opens puts the focus on its first control, which closes it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  const form = useSiteForm({
    fields: reauthenticationFields(copy),
    async submit({ password }) {
      const confirmed = await api.call('confirmIdentity', { body: { kind: 'password', password: cutPassword(password) } })
      if (confirmed.ok) {
        onEnd(true)
        return DONE
      }
      const refusal = credentialRefusal(confirmed.error)
      // With one field, its own message is sufficient.
      return refusal.kind === 'failed' && refusal.fields.length > 0 ? { ...refusal, message: null } : refusal
    },
  })

  return (
    <div ref={box} className={stack}>
      <p>{copy.say(texts.lead)}</p>
      {message && (
        <Banner type="error">
          <Say text={message.text} values={message.values} />
        </Banner>
      )}
      <FormFrame form={form} label={copy.say(texts.title)}>
        {/* Password managers find the password by this name. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden aria-label={copy.say(enrollment.email)} />
        <PasswordField {...form.field('password')} autoComplete="current-password" words={words} />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(texts.confirming)}>
            {copy.action(texts.confirm)}
          </Button>
          <Button type="button" kind="quiet" busy={isBusy} busyLabel={copy.say(passkey.waiting)} onClick={confirm}>
            {copy.action(passkey.use)}
          </Button>
          <TextButton onClick={() => onEnd(false)}>{copy.say(texts.cancel)}</TextButton>
        </FormActions>
      </FormFrame>
    </div>
  )
}

/** The proof by a passkey, whose code loads with the first press. */
function usePasskeyProof(onEnd: (proved: boolean) => void) {
  const api = useApi()
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function run() {
    setMessage(null)
    setIsBusy(true)
    const loaded = await import('@dining/api-client/passkeys').catch(() => null)
    const confirmed = await loaded?.confirmWithPasskey(api)
    setIsBusy(false)
    if (confirmed?.ok) return onEnd(true)
    if (!confirmed) return setMessage({ text: errors.network, values: {} })
    const { error } = confirmed
    if (error.kind !== 'passkey') return setMessage(messageOfError(error))
    setMessage({ text: error.fault === 'unsupported' ? passkey.unsupported : passkey.ended, values: {} })
  }
  return { message, isBusy, confirm: () => void run() }
}
