import { profile } from '@dining/copy-engine/texts/profile'
import { parsePhone } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { Checkbox, PhoneField } from '@dining/ui'
import { useState } from 'react'

import { SmsConsent } from './SmsConsent.tsx'
import type { ProfileForm } from './use-profile-form.ts'

interface PhoneFieldsProps extends Pick<ProfileForm, 'form'> {
  readonly hasPhone: boolean
}

/** The mobile number and the consent to texts, which stands and falls with it (PROFILE-20 … PROFILE-33). */
export function PhoneFields({ form, hasPhone }: PhoneFieldsProps) {
  const copy = useCopy()
  const { hasSmsOptInV2: isNewer } = usePartner().features
  const [isEmpty, setEmpty] = useState(!hasPhone)
  const [asking, setAsking] = useState(false)
  const number = form.field('phoneNumber')
  const consent = form.field('smsOptIn')
  const turnOff = () => form.setValue('smsOptIn', false)
  return (
    <>
      <PhoneField
        {...number}
        help={copy.say(profile.phoneHelp)}
        autoComplete="tel"
        onChange={(event) => {
          setEmpty(event.currentTarget.value === '')
          // The consent was given for the number before; there may be none now (PROFILE-28, PROFILE-29).
          if (!isNewer) turnOff()
          number.onChange()
        }}
        onBlur={(event) => {
          // No number at all is none either (PROFILE-26, PROFILE-28).
          if (isNewer && !parsePhone(event.currentTarget.value).ok) turnOff()
          number.onBlur()
        }}
      />
      <Checkbox
        {...consent}
        disabled={isEmpty}
        help={isEmpty ? copy.say(profile.smsNeedsPhone) : undefined}
        onChange={(event) => {
          if (isNewer && event.currentTarget.checked) setAsking(true)
          consent.onChange()
        }}
      />
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
