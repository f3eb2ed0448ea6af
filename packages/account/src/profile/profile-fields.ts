import type { Copy } from '@dining/copy-engine'
import { forms } from '@dining/copy-engine/texts/forms'
import { profile } from '@dining/copy-engine/texts/profile'
import { CITY_MAX_LENGTH, NAME_MAX_LENGTH, STREET_MAX_LENGTH } from '@dining/domain'
import { atMost, phone, zip, type Check, type FieldSpec } from '@dining/forms'

import type { ProfileQuestions, ProfileValues } from './profile-values.ts'

interface Options {
  readonly copy: Copy
  readonly asks: ProfileQuestions
  readonly initial: ProfileValues
  readonly zipCheck: Check
}

/** The form's fields in the order of the page; one that isn't asked keeps its first value. */
export function profileFields({ copy, asks, initial, zipCheck }: Options) {
  const name = { required: asks.names, checks: asks.names ? [atMost(NAME_MAX_LENGTH)] : [] }
  const required = asks.fullAddress
  return {
    firstName: { ...name, label: copy.say(profile.firstName), initial: initial.firstName },
    lastName: { ...name, label: copy.say(profile.lastName), initial: initial.lastName },
    'address.address1': {
      label: copy.say(profile.address1),
      initial: initial['address.address1'],
      required,
      checks: [atMost(STREET_MAX_LENGTH)],
    },
    'address.address2': { label: copy.say(profile.address2), initial: initial['address.address2'], checks: [atMost(STREET_MAX_LENGTH)] },
    'address.city': { label: copy.say(profile.city), initial: initial['address.city'], required, checks: [atMost(CITY_MAX_LENGTH)] },
    'address.state': { label: copy.say(profile.state), initial: initial['address.state'], required },
    'address.zipCode': {
      label: copy.say(profile.zip),
      initial: initial['address.zipCode'],
      required: true,
      checks: [zip, zipCheck],
      messages: { 'check-failed': forms.serverError },
    },
    phoneNumber: { label: copy.say(profile.phone), initial: initial.phoneNumber, checks: asks.phone ? [phone] : [] },
    smsOptIn: { kind: 'checkbox', label: copy.say(profile.smsOptIn), initial: initial.smsOptIn },
  } as const satisfies Record<keyof ProfileValues, FieldSpec>
}
