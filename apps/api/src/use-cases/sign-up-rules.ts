import type { FieldCode, FieldError, SignUpRequest } from '@dining/contract'
import { emailIssue, NAME_MAX_LENGTH, offersSms, parsePhone, ZIP_PATTERN } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { fieldError } from './field-error.ts'

/** The form with its values normalized for storage. */
export interface SignUpValues {
  readonly email: string
  readonly partnerNumber: string | null
  readonly firstName: string
  readonly lastName: string
  readonly zipCode: string
  readonly phoneNumber: string | null
  readonly smsOptIn: boolean
  readonly emailOptIn: boolean
  /** The source of the campaign; this web app's own name without one, or for a value that is none. */
  readonly source: string
}

/** Source of members whom no campaign led to this web app (PROFILE-02). */
const WEB = 'web'

/** Anybody can write an address with a source, so it is a short name, as `appEnrollmentSource` of a partner, and never an email address or a number. */
function sourceOf(entered = ''): string {
  const source = entered.trim().toLowerCase()
  return /^[a-z][a-z0-9-]{0,39}$/.test(source) ? source : WEB
}

function faultOfEmail(email: string): FieldCode | null {
  return email === '' ? 'required' : (emailIssue(email)?.kind ?? null)
}

/** The partner's pattern defines the format of a number (ENROLL-20). */
function partnerNumberFault(number: string, partner: Partner): FieldCode | null {
  const rule = partner.features.partnerNumber
  if (!rule) return null
  if (number === '') return 'required'
  return new RegExp(rule.pattern).test(number) ? null : 'invalid-partner-number'
}

const nameFault = (name: string): FieldCode | null => (name.length > NAME_MAX_LENGTH ? 'too-long' : null)

/** Everything that is wrong with the details at once, in the form's order, each at its field; what only the database knows comes later. */
export function checkSignUp(
  form: Omit<SignUpRequest, 'password' | 'passwordConfirm'>,
  partner: Partner,
): { readonly values: SignUpValues; readonly errors: readonly FieldError[] } {
  const text = (value: string | undefined) => value?.trim() ?? ''
  const partnerNumber = partner.features.partnerNumber ? text(form.partnerNumber) : ''
  const phone = text(form.phoneNumber) === '' ? null : parsePhone(text(form.phoneNumber))
  const phoneNumber = phone?.ok ? phone.value : null
  const zipCode = text(form.zipCode)
  const values: SignUpValues = {
    email: text(form.email),
    partnerNumber: partnerNumber || null,
    firstName: text(form.firstName),
    lastName: text(form.lastName),
    zipCode,
    phoneNumber,
    // ENROLL-11: the answer to the newer question if it was asked; never true without a phone number, nor where the partner sends no text messages.
    smsOptIn: phoneNumber !== null && offersSms(partner) && (form.smsOptInV2 ?? form.smsOptIn),
    emailOptIn: form.emailOptIn ?? false,
    source: sourceOf(form.source),
  }
  const faults: readonly (readonly [string, FieldCode | null])[] = [
    ['partnerNumber', partnerNumberFault(partnerNumber, partner)],
    ['firstName', nameFault(values.firstName)],
    ['lastName', nameFault(values.lastName)],
    ['email', faultOfEmail(values.email)],
    ['zipCode', zipCode === '' || ZIP_PATTERN.test(zipCode) ? null : 'invalid-zip'],
    ['phoneNumber', phone?.ok === false ? phone.error.kind : null],
  ]
  const errors = faults.flatMap(([field, code]) => (code ? [fieldError(field, code)] : []))
  return { values, errors }
}
