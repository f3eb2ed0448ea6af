import { security } from '@dining/copy-engine/texts/security'
import { CLOSING_DAYS } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Button } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useEffect, useId, useRef } from 'react'

import { useLaterForm } from '../security/use-later-form.ts'

/** The last section of "Sign-in and security": closes the account. Its form loads when it is opened. @param hasPassword false where members sign in at the partner's provider */
export function ClosingSection({ hasPassword }: { readonly hasPassword: boolean }) {
  const copy = useCopy()
  const headingId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { module, isLoading, isFailed, open, close } = useLaterForm(() => import('./CloseAccountForm.tsx'))
  const wasOpen = useRef(false)
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasOpen.current && !module) opener.current?.focus()
    wasOpen.current = module !== null
  }, [module])
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(security.closing)}</h2>
      <p className={`${small} ${quiet}`}>
        {copy.say(security.closingLead, { count: CLOSING_DAYS })}
        {!hasPassword && ` ${copy.say(security.closingAtProvider)}`}
      </p>
      {isFailed && <Banner type="error">{copy.say(security.loadFailed)}</Banner>}
      {module ? (
        <module.CloseAccountForm onCancel={() => close('closed')} />
      ) : (
        <p>
          <Button kind="quiet" ref={opener} busy={isLoading} onClick={open}>
            {copy.action(security.openClosing)}
          </Button>
        </p>
      )}
    </section>
  )
}
