import type { CallOf } from '@dining/api-client'
import type { Member } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { forms } from '@dining/copy-engine/texts/forms'
import { profile } from '@dining/copy-engine/texts/profile'
import { smsConsent } from '@dining/copy-engine/texts/sms-consent'
import {
  CITY_MAX_LENGTH,
  formatPhone,
  NAME_MAX_LENGTH,
  needsFullAddress,
  offersSms,
  parsePhone,
  STREET_MAX_LENGTH,
  zipCodeIn,
} from '@dining/domain'
import { atMost, phone, zip, type Check, type FieldSpec } from '@dining/forms/rules'
import type { Partner } from '@dining/partner-kit'

/** The form's values; field names are those in the issues of the server's answer. */
export type ProfileValues = Readonly<Pick<Member, 'firstName' | 'lastName' | 'smsOptIn'>> & {
  readonly [Name in keyof Member['address'] as `address.${Name}`]: Member['address'][Name]
} & { readonly phoneNumber: string }

/** The parts of the profile that this partner's form contains. */
export interface ProfileQuestions {
  /** Members of a provider have their names from the provider (PROFILE-07). */
  readonly names: boolean
  /**
   * Shown where text messages are offered, and to a member who gave a number when joining, so that it can be changed and removed
   * (PROFILE-20, ENROLL-11).
   */
  readonly phone: boolean
  /** Saved separately from the form (PROFILE-37, PROFILE-38). */
  readonly emailOptIn: boolean
  /** PROFILE-09, PROFILE-11, PROFILE-12 */
  readonly fullAddress: boolean
}

export function questionsOf({ program, features }: Partner, { phoneNumber }: Pick<Member, 'phoneNumber'>): ProfileQuestions {
  return {
    names: program.enrollmentType !== 'sso',
    phone: offersSms({ features }) || phoneNumber !== null,
    emailOptIn: !features.hideEmailOptIn,
    fullAddress: needsFullAddress({ program, features }),
  }
}

/** The initial form values of a member's profile. */
export function valuesOf({ firstName, lastName, address, phoneNumber, smsOptIn }: Member): ProfileValues {
  return {
    firstName,
    lastName,
    'address.address1': address.address1,
    'address.address2': address.address2,
    'address.city': address.city,
    'address.state': address.state,
    'address.zipCode': address.zipCode,
    phoneNumber: formatPhone(phoneNumber ?? ''),
    smsOptIn,
  }
}

type ProfileBody = CallOf<'updateMember'>['body']

/** The number's ten digits (PROFILE-21); null for none. The form's check has rejected invalid numbers. */
function digitsOf(phone: string): string | null {
  const parsed = parsePhone(phone)
  return parsed.ok ? parsed.value : null
}

/**
 * The body of the call that saves the profile (PROFILE-43). It has no password (PROFILE-45), no field that the form lacks, and no email
 * opt-in, which is saved separately.
 */
export function bodyOf(values: ProfileValues, asks: ProfileQuestions): ProfileBody {
  const { firstName, lastName, phoneNumber, smsOptIn } = values
  return {
    ...(asks.names ? { firstName, lastName } : {}),
    address: {
      address1: values['address.address1'],
      address2: values['address.address2'],
      city: values['address.city'],
      state: values['address.state'],
      zipCode: zipCodeIn(values['address.zipCode']) ?? values['address.zipCode'],
    },
    ...(asks.phone ? { phoneNumber: digitsOf(phoneNumber), smsOptIn } : {}),
  }
}

/** Whether saving this body would change anything (PROFILE-39). */
export function isSame(before: ProfileBody, after: ProfileBody): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}

interface Options {
  readonly copy: Copy
  readonly asks: ProfileQuestions
  readonly initial: ProfileValues
  readonly zipCheck: Check
}

/** The form's fields in the order of the page; a field that is not shown keeps its first value. */
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
    smsOptIn: { kind: 'checkbox', label: copy.say(smsConsent.optIn), initial: initial.smsOptIn },
  } as const satisfies Record<keyof ProfileValues, FieldSpec>
}
