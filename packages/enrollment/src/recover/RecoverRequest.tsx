import { useApi } from '@dining/api-client'
import { forms } from '@dining/copy-engine/texts/forms'
import { recovery } from '@dining/copy-engine/texts/recovery'
import { DONE, failureOf, FormFrame, useSiteForm } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, FormActions, TextButton } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useNavigate } from 'react-router'

import { usePreviousScreen } from '../visit/previous-screen.ts'
import { AccountEmailField, useLinksWithEmail } from '../visit/typed-email.tsx'
import { recoverRequestFields } from './recover-fields.ts'
import { RecoverPage } from './RecoverPage.tsx'

/**
 * /recover: asks for the email address and mails a code to it; the answer is the same whether the address is registered or not (AUTH-14).
 * A visitor who already has a code, perhaps from another device, can continue with it.
 */
export function RecoverRequest() {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()
  const enteredEmail = usePreviousScreen()?.email

  const form = useSiteForm({
    fields: recoverRequestFields(copy, enteredEmail ?? ''),
    async submit({ email: address }) {
      const sent = await api.call('requestRecovery', { body: { email: address } })
      if (!sent.ok) return failureOf(sent.error)
      await navigate(paths.recoverConfirm(), { state: { email: address, done: true } })
      return DONE
    },
  })
  const withEmail = useLinksWithEmail(() => form.values().email)
  const goOnWithCode = () => void navigate(paths.recoverConfirm(), { state: { email: form.values().email } })

  return (
    <RecoverPage step={0} title={recovery.requestTitle} lead={copy.say(recovery.requestLead)}>
      <div className={stack} onClick={withEmail} role="presentation">
        <FormFrame form={form}>
          <AccountEmailField {...form.field('email')} />
          <FormActions>
            <Button type="submit" busy={form.submitting} busyLabel={copy.say(forms.sending)}>
              {copy.action(recovery.send)}
            </Button>
            <TextButton type="button" onClick={goOnWithCode}>
              {copy.say(recovery.haveCode)}
            </TextButton>
          </FormActions>
        </FormFrame>
        <p>
          <Say text={recovery.remembered} />
        </p>
      </div>
    </RecoverPage>
  )
}
