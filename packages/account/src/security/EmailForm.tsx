import { useApi } from '@dining/api-client'
import { ownEmail as texts } from '@dining/copy-engine/texts/own-email'
import { security } from '@dining/copy-engine/texts/security'
import { RECOVERY_MINUTES } from '@dining/domain'
import { DONE, failureOf, FormFrame, useSiteForm } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { Button, EmailField, FormActions, TextButton, TextField } from '@dining/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { emailCodeFields, newEmailFields } from './email-fields.ts'

interface EmailFormProps {
  /** The address that waits for its code; null before one was asked for. */
  readonly newEmail: string | null
  /** The code, if the mail's link has brought it. */
  readonly code: string
  readonly onSent: (newEmail: string) => void
  readonly onDone: (email: string) => void
  readonly onCancel: () => void
}

/** The new address, then the code that was mailed to it. The client asks who the member is before the code is sent. */
export function EmailForm({ newEmail, code, onSent, onDone, onCancel }: EmailFormProps) {
  const [isOther, setIsOther] = useState(false)
  if (newEmail === null || isOther) {
    const sent = (to: string) => {
      setIsOther(false)
      onSent(to)
    }
    return <AddressStep initial={isOther ? (newEmail ?? '') : ''} onSent={sent} onCancel={onCancel} />
  }
  return <CodeStep key={newEmail} newEmail={newEmail} code={code} onDone={onDone} onOther={() => setIsOther(true)} onCancel={onCancel} />
}

/** Focuses the first field of a step: the button that opened it is gone. */
function useFocusedField(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return box
}

interface AddressStepProps extends Pick<EmailFormProps, 'onSent' | 'onCancel'> {
  readonly initial: string
}

function AddressStep({ initial, onSent, onCancel }: AddressStepProps) {
  const copy = useCopy()
  const api = useApi()
  const box = useFocusedField()
  const form = useSiteForm({
    fields: newEmailFields(copy, initial),
    async submit({ newEmail }) {
      const sent = await api.call('startOwnEmailChange', { body: { newEmail } })
      if (!sent.ok) return failureOf(sent.error)
      onSent(sent.value.newEmail ?? newEmail)
      return DONE
    },
  })
  return (
    <div ref={box}>
      <FormFrame form={form} label={copy.say(texts.change)}>
        <EmailField {...form.field('newEmail')} help={copy.say(texts.newEmailHelp)} />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(texts.sending)}>
            {copy.action(texts.send)}
          </Button>
          <TextButton onClick={onCancel}>{copy.say(security.cancel)}</TextButton>
        </FormActions>
      </FormFrame>
    </div>
  )
}

interface CodeStepProps extends Pick<EmailFormProps, 'code' | 'onDone' | 'onCancel'> {
  readonly newEmail: string
  readonly onOther: () => void
}

function CodeStep({ newEmail, code, onDone, onOther, onCancel }: CodeStepProps) {
  const copy = useCopy()
  const api = useApi()
  const box = useFocusedField()
  const form = useSiteForm({
    fields: emailCodeFields(copy, code),
    async submit({ code: typed }) {
      const confirmed = await api.call('confirmOwnEmailChange', { body: { code: typed } })
      if (confirmed.ok) {
        onDone(confirmed.value.email)
        return DONE
      }
      const { error } = confirmed
      if (error.kind !== 'problem' || error.code !== 'code-invalid') return failureOf(error)
      return { kind: 'failed', message: null, fields: [{ field: 'code', code: 'wrong-format', message: '' }] }
    },
  })
  return (
    <div ref={box}>
      <FormFrame form={form} label={copy.say(texts.enterCode)}>
        <p>{copy.say(texts.codeLead, { address: newEmail, minutes: RECOVERY_MINUTES })}</p>
        <TextField
          {...form.field('code')}
          help={copy.say(texts.codeHelp)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(texts.confirming)}>
            {copy.action(texts.confirm)}
          </Button>
          <TextButton onClick={onOther}>{copy.say(texts.otherAddress)}</TextButton>
          <TextButton onClick={onCancel}>{copy.say(security.cancel)}</TextButton>
        </FormActions>
      </FormFrame>
    </div>
  )
}
