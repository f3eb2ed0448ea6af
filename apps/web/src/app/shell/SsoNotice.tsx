import { ssoNotice } from '@dining/copy-engine/texts/sso-notice'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Dialog, LinkButton } from '@dining/ui'
import { useState } from 'react'

import { dismissNotice } from './sso-notice.ts'

/** Asks visitors to sign in with the loyalty program's account; once closed, it stays hidden for the visit (SHELL-18 … SHELL-21). */
export function SsoNotice() {
  const copy = useCopy()
  const [open, setOpen] = useState(true)
  const dismiss = () => {
    dismissNotice()
    setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      title={copy.headline(ssoNotice.title)}
      closeLabel={copy.say(ssoNotice.close)}
      isLight
      actions={
        <LinkButton href={paths.singleSignOn()} data-reload="" onClick={dismiss}>
          {copy.say(ssoNotice.go)}
        </LinkButton>
      }
    >
      <p>{copy.say(ssoNotice.body)}</p>
    </Dialog>
  )
}
