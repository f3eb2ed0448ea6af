import { forms } from '@dining/copy-engine/texts/forms'
import { profile } from '@dining/copy-engine/texts/profile'
import { smsConsent } from '@dining/copy-engine/texts/sms-consent'
import { offersSms, parsePhone } from '@dining/domain'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { Button, Checkbox, Dialog, PhoneField } from '@dining/ui'
import { useRef, useState } from 'react'

import type { ProfileForm } from './use-profile-form.ts'

interface PhoneFieldsProps extends Pick<ProfileForm, 'form'> {
  readonly hasPhone: boolean
}

/** The mobile number and, where the partner sends text messages, the consent to them, which requires a number (PROFILE-20 … PROFILE-33). */
export function PhoneFields({ form, hasPhone }: PhoneFieldsProps) {
  const copy = useCopy()
  const partner = usePartner()
  const { hasSmsOptInV2: isNewer } = partner.features
  const isOffered = offersSms(partner)
  const [isEmpty, setEmpty] = useState(!hasPhone)
  const [asking, setAsking] = useState(false)
  const number = form.field('phoneNumber')
  const consent = form.field('smsOptIn')
  const turnOff = () => form.setValue('smsOptIn', false)
  return (
    <>
      <PhoneField
        {...number}
        help={copy.say(isOffered ? profile.phoneHelp : smsConsent.notOffered)}
        autoComplete="tel"
        onChange={(event) => {
          setEmpty(event.currentTarget.value === '')
          // The consent applied to the previous number; there may be none now (PROFILE-28, PROFILE-29).
          if (!isNewer) turnOff()
          number.onChange()
        }}
        onBlur={(event) => {
          // Without a number there is no consent either (PROFILE-26, PROFILE-28).
          if (isNewer && !parsePhone(event.currentTarget.value).ok) turnOff()
          number.onBlur()
        }}
      />
      {isOffered && (
        <Checkbox
          {...consent}
          disabled={isEmpty}
          help={<Say text={isEmpty ? profile.smsNeedsPhone : smsConsent.terms} />}
          onChange={(event) => {
            if (isNewer && event.currentTarget.checked) setAsking(true)
            consent.onChange()
          }}
        />
      )}
      {isNewer && (
        <SmsConsent
          open={asking}
          onEnd={(agreed) => {
            setAsking(false)
            if (!agreed) turnOff()
          }}
        />
      )}
    </>
  )
}

interface SmsConsentProps {
  readonly open: boolean
  /** True only if the box was ticked and confirmed (PROFILE-31, PROFILE-32). */
  readonly onEnd: (agreed: boolean) => void
}

/** Asks for confirmation before text messages are turned on (PROFILE-30). Its checkbox is not a field of the surrounding form. */
function SmsConsent({ open, onEnd }: SmsConsentProps) {
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
