import { useApi } from '@dining/api-client'
import { recovery } from '@dining/copy-engine/texts/recovery'
import { RECOVERY_MINUTES } from '@dining/domain'
import { DONE, FormFrame, messageOfError, useSiteForm, type Message } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, EmailField, LiveRegion } from '@dining/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { codeRefusal, MailedCode } from './MailedCode.tsx'
import { recoverConfirmFields } from './recover-fields.ts'
import { RecoverPage, RecoverStep } from './RecoverPage.tsx'

interface ConfirmProps {
  /** The address that was typed in the previous step; empty if none was. */
  readonly email: string
  /** Whether a code was just sent to it; otherwise the visitor has a code from elsewhere, and can still correct the address. */
  readonly isSent: boolean
}

function Confirm({ email, isSent }: ConfirmProps) {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()
  const [again, setAgain] = useState<'sending' | 'sent' | Message>()

  const form = useSiteForm({
    fields: recoverConfirmFields(copy, email),
    async submit(values) {
      const confirmed = await api.call('confirmRecovery', { body: { email: values.email, code: values.code } })
      if (!confirmed.ok) return codeRefusal(confirmed.error)
      const state = { email: values.email, ticket: confirmed.value.ticket }
      await navigate(paths.recoverUpdate(), { state, replace: true })
      return DONE
    },
  })

  async function sendAgain() {
    if (again === 'sending') return
    setAgain('sending')
    const sent = await api.call('requestRecovery', { body: { email } })
    setAgain(sent.ok ? 'sent' : messageOfError(sent.error))
  }

  const lead = isSent ? copy.say(recovery.sentTo, { address: email, minutes: RECOVERY_MINUTES }) : copy.say(recovery.typeCode)
  return (
    <RecoverPage step={1} title={recovery.confirmTitle} lead={lead}>
      <LiveRegion>{again === 'sent' && <Banner type="success">{copy.say(recovery.sentAgain, { address: email })}</Banner>}</LiveRegion>
      {typeof again === 'object' && <Banner type="error">{copy.say(again.text, again.values)}</Banner>}
      <FormFrame form={form}>
        {!isSent && <EmailField {...form.field('email')} autoComplete="username" />}
        <MailedCode
          field={form.field('code')}
          busy={form.submitting}
          submit={recovery.confirm}
          other={isSent ? { text: recovery.sendAgain, onClick: () => void sendAgain() } : undefined}
        />
      </FormFrame>
      <p>{copy.say(recovery.nothingCame)}</p>
    </RecoverPage>
  )
}

/** /recover/confirm: asks for the mailed code, after an address was entered or the visitor stated that they have a code (AUTH-12, AUTH-14). */
export function RecoverConfirm() {
  return <RecoverStep render={({ email, done = false }) => email !== undefined && <Confirm email={email} isSent={done} />} />
}
