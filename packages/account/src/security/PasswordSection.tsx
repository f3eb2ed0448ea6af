import { security as texts } from '@dining/copy-engine/texts/security'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Button } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useId } from 'react'

import { useLaterForm } from './use-later-form.ts'

interface PasswordSectionProps {
  readonly email: string
  /** Called when the other sessions have ended. */
  readonly onChanged: () => void
}

/** The change of the password; the form loads when it is opened. */
export function PasswordSection({ email, onChanged }: PasswordSectionProps) {
  const copy = useCopy()
  const headingId = useId()
  const { module, isLoading, isFailed, isDone, open, close, result } = useLaterForm(() => import('./PasswordForm.tsx'))
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(texts.password)}</h2>
      <p className={`${small} ${quiet}`}>{copy.say(texts.passwordLead)}</p>
      {isFailed && <Banner type="error">{copy.say(texts.loadFailed)}</Banner>}
      {isDone && (
        <div ref={result} tabIndex={-1}>
          <Banner type="success">{copy.say(texts.passwordChanged)}</Banner>
        </div>
      )}
      {module ? (
        <module.PasswordForm
          email={email}
          onCancel={() => close('closed')}
          onDone={() => {
            close('done')
            onChanged()
          }}
        />
      ) : (
        <p>
          <Button kind="quiet" busy={isLoading} onClick={open}>
            {copy.action(texts.changePassword)}
          </Button>
        </p>
      )}
    </section>
  )
}
