import type { Copy } from '@dining/copy-engine'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { smsConsent } from '@dining/copy-engine/texts/sms-consent'
import { NAME_MAX_LENGTH } from '@dining/domain'
import { atMost, type Check, email, type FieldSpec, matches, type newPasswordFields, phone, zip } from '@dining/forms/rules'
import type { Partner } from '@dining/partner-kit'

import { keepUnits } from '../entry/keep-units.ts'
import type { createAvailability } from './availability.ts'
import { normalNumber } from './sign-up-body.ts'

/** ENROLL-25 */
const differsFromNumber: Check = (value, { partnerNumber }) =>
  typeof partnerNumber === 'string' && partnerNumber !== '' && value === normalNumber(partnerNumber)
    ? { code: 'password-equals-partner-number' }
    : null

/** Fields of a password, where this site has passwords. */
export type SecretFields = ReturnType<typeof newPasswordFields>

/** Where members have their password at a provider. */
export const NO_SECRETS = { password: { kind: 'secret' }, passwordConfirm: { kind: 'secret' } } as const

/** The provider's data about a joining visitor; the form does not ask for it again (ENROLL-30). */
export interface ProviderData {
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly partnerNumber?: string
}

interface Options {
  readonly partner: Partner
  readonly copy: Copy
  readonly availability: ReturnType<typeof createAvailability>
  /** Email address from the previous page (ENROLL-28). */
  readonly enteredEmail: string | undefined
  readonly secrets: SecretFields | undefined
  readonly providerData: ProviderData
}

/** Fields of step 1 in the order of the page (ENROLL-02); fields that this partner does not show keep their first value. */
export function joinFields({ partner, copy, availability, enteredEmail, secrets, providerData }: Options) {
  const { partnerNumber: rule, hideEmailOptIn } = partner.features
  const isSso = partner.program.enrollmentType === 'sso'
  // The format of the provider's data is not checked; only whether a value is taken.
  const unlessProvided = (name: keyof ProviderData, ...checks: readonly Check[]) => (providerData[name] === undefined ? checks : [])
  return {
    partnerNumber: {
      label: rule ? rule.label : '',
      required: rule !== false && providerData.partnerNumber === undefined,
      initial: providerData.partnerNumber ?? '',
      checks: rule
        ? [
            ...unlessProvided('partnerNumber', (value, values) =>
              matches(rule.pattern, 'invalid-partner-number')(normalNumber(value), values),
            ),
            availability.partnerNumber,
          ]
        : [],
    },
    firstName: {
      label: copy.say(enrollment.firstName),
      initial: providerData.firstName ?? '',
      checks: unlessProvided('firstName', atMost(NAME_MAX_LENGTH)),
    },
    lastName: {
      label: copy.say(enrollment.lastName),
      initial: providerData.lastName ?? '',
      checks: unlessProvided('lastName', atMost(NAME_MAX_LENGTH)),
    },
    email: {
      label: copy.say(enrollment.email),
      required: providerData.email === undefined,
      initial: providerData.email ?? enteredEmail ?? '',
      checks: [email, availability.email],
      messages: isSso ? { 'already-member': enrollment.alreadyMemberSso } : {},
    },
    zipCode: { label: copy.say(enrollment.zip), checks: [zip] },
    ...(secrets ? { ...secrets, password: { ...secrets.password, checks: [...secrets.password.checks, differsFromNumber] } } : NO_SECRETS),
    phoneNumber: { label: copy.say(enrollment.phone), checks: [phone] },
    smsOptInV2: { kind: 'checkbox', label: copy.say(smsConsent.optIn) },
    emailOptIn: { kind: 'checkbox', label: keepUnits(copy.say(enrollment.emailOptIn)), initial: !hideEmailOptIn },
  } as const satisfies Record<string, FieldSpec>
}
