import { useApi } from '@dining/api-client'
import { emailChange } from '@dining/copy-engine/texts/email-change'
import { forms } from '@dining/copy-engine/texts/forms'
import { recovery } from '@dining/copy-engine/texts/recovery'
import { cutPassword, RECOVERY_MINUTES } from '@dining/domain'
import { credentialRefusal, DONE, FormFrame, usePasswordWords, useSiteForm } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, EmailField, FormActions, PasswordField } from '@dining/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { codeRefusal, MailedCode } from '../recover/MailedCode.tsx'
import { mailedCodeFields } from '../recover/recover-fields.ts'
import { RecoverPage } from '../recover/RecoverPage.tsx'
import { afterSignIn } from '../visit/landing.ts'
import { usePreviousScreen } from '../visit/previous-screen.ts'
import { AccountEmailField } from '../visit/typed-email.tsx'
import { useLoadMember } from '../visit/use-load-member.ts'
import { fixCredentialsFields } from './fix-credentials-fields.ts'

const STEPS = { label: emailChange.steps, names: [emailChange.stepAddress, emailChange.stepCode] } as const

/** /fix_credentials: a member whose address must be updated proves who they are and gives another address (AUTH-15, AUTH-16). */
export function FixCredentials() {
  const previous = usePreviousScreen()
  const [isDone, setIsDone] = useState(false)
  const { email, newEmail, done = false } = previous ?? {}
  if (!done || email === undefined || newEmail === undefined) return <AddressStep key={email} email={email ?? ''} />
  if (isDone) return <Done newEmail={newEmail} />
  return <CodeStep email={email} newEmail={newEmail} onDone={() => setIsDone(true)} />
}

function AddressStep({ email }: { readonly email: string }) {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()
  const loadMember = useLoadMember()
  const words = usePasswordWords()

  const form = useSiteForm({
    fields: fixCredentialsFields(copy, email),
    async submit(values) {
      const body = { email: values.email, password: cutPassword(values.password), newEmail: values.newEmail }
      const asked = await api.call('requestEmailChange', { body })
      if (!asked.ok) return credentialRefusal(asked.error)
      if (asked.value.kind === 'code-sent') {
        await navigate(paths.fixCredentials(), { state: { email: values.email, newEmail: values.newEmail, done: true } })
        return DONE
      }
      const member = await loadMember()
      const target = afterSignIn(member)
      if (member) await navigate(target, { replace: true })
      else window.location.replace(target)
      return DONE
    },
  })

  return (
    <RecoverPage step={0} steps={STEPS} title={emailChange.title} lead={copy.say(emailChange.lead)}>
      <FormFrame form={form}>
        <AccountEmailField {...form.field('email')} />
        <PasswordField {...form.field('password')} autoComplete="current-password" words={words} />
        <EmailField {...form.field('newEmail')} />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(forms.sending)}>
            {copy.action(emailChange.send)}
          </Button>
        </FormActions>
      </FormFrame>
    </RecoverPage>
  )
}

interface CodeStepProps {
  readonly email: string
  readonly newEmail: string
  readonly onDone: () => void
}

function CodeStep({ email, newEmail, onDone }: CodeStepProps) {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()

  const form = useSiteForm({
    fields: mailedCodeFields(copy),
    async submit({ code }) {
      const confirmed = await api.call('confirmEmailChange', { body: { email, code } })
      if (!confirmed.ok) return codeRefusal(confirmed.error)
      onDone()
      return DONE
    },
  })
  const goBack = () => void navigate(paths.fixCredentials(), { state: { email } })

  const lead = copy.say(emailChange.codeLead, { address: newEmail, minutes: RECOVERY_MINUTES })
  return (
    <RecoverPage step={1} steps={STEPS} title={emailChange.codeTitle} lead={lead}>
      <FormFrame form={form}>
        <MailedCode
          field={form.field('code')}
          busy={form.submitting}
          submit={emailChange.confirm}
          other={{ text: emailChange.otherAddress, onClick: goBack }}
        />
      </FormFrame>
      <p>{copy.say(recovery.nothingCame)}</p>
    </RecoverPage>
  )
}

function Done({ newEmail }: { readonly newEmail: string }) {
  const copy = useCopy()
  const navigate = useNavigate()
  return (
    <RecoverPage step={2} steps={STEPS} title={emailChange.doneTitle} lead={copy.say(emailChange.doneLead, { address: newEmail })}>
      <FormActions>
        <Button type="button" onClick={() => void navigate(paths.login(), { state: { email: newEmail } })}>
          {copy.action(recovery.signIn)}
        </Button>
      </FormActions>
    </RecoverPage>
  )
}
