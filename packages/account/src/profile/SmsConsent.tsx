import { forms } from '@dining/copy-engine/texts/forms'
import { profile } from '@dining/copy-engine/texts/profile'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Button, Checkbox, Dialog } from '@dining/ui'
import { useRef } from 'react'

interface SmsConsentProps {
  readonly open: boolean
  /** True only when the box was ticked and confirmed (PROFILE-31, PROFILE-32). */
  readonly onEnd: (agreed: boolean) => void
}

/** Asks once more before texts are turned on (PROFILE-30). Its box is no field of the form around it. */
export function SmsConsent({ open, onEnd }: SmsConsentProps) {
  const copy = useCopy()
  const box = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onClose={() => onEnd(false)}
      title={copy.headline(profile.smsTitle)}
      closeLabel={copy.say(forms.close)}
      actions={
        <>
          <Button onClick={() => onEnd(box.current?.checked === true)}>{copy.action(profile.smsConfirm)}</Button>
          <Button kind="quiet" onClick={() => onEnd(false)}>
            {copy.action(forms.cancel)}
          </Button>
        </>
      }
    >
      <p>
        <Say text={profile.smsConsent} />
      </p>
      <Checkbox
        ref={box}
        label={copy.say(profile.smsAgree)}
        onKeyDown={(event) => {
          // Enter would submit the profile behind the dialog.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </Dialog>
  )
}
