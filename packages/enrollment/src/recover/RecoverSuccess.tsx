import { recovery } from '@dining/copy-engine/texts/recovery'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, FormActions } from '@dining/ui'
import { useNavigate } from 'react-router'

import { RecoverPage, RecoverStep } from './RecoverPage.tsx'

function Success({ email }: { readonly email: string }) {
  const copy = useCopy()
  const navigate = useNavigate()
  return (
    <RecoverPage step={3} title={recovery.successTitle} lead={copy.say(recovery.successLead)}>
      <FormActions>
        <Button type="button" onClick={() => void navigate(paths.login(), { state: { email } })}>
          {copy.action(recovery.signIn)}
        </Button>
      </FormActions>
    </RecoverPage>
  )
}

/** /recover/success: the password is changed; the next step is to sign in with it (AUTH-12). */
export function RecoverSuccess() {
  return <RecoverStep render={({ email, done }) => email !== undefined && done === true && <Success email={email} />} />
}
