import type { FieldCode, FieldError, ProfileUpdate } from '@dining/contract'
import { isUsState, needsFullAddress, parsePhone } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { MemberRow } from '../store/repositories/member.ts'
import { fieldError } from './field-error.ts'

export type ProfileValues = Pick<
  MemberRow,
  'first_name' | 'last_name' | 'address1' | 'address2' | 'city' | 'state' | 'zip_code' | 'phone_number' | 'sms_opt_in' | 'email_opt_in'
>

/** The provider supplies the names of its members (PROFILE-07). */
function nameFault(given: string | undefined, stored: string, partner: Partner): FieldCode | null {
  if (given === undefined || given === stored) return null
  if (partner.program.enrollmentType === 'sso') return 'not-allowed'
  return given === '' ? 'required' : null
}

/** PROFILE-09, PROFILE-11, PROFILE-12 */
function addressFaults(address: NonNullable<ProfileUpdate['address']>, partner: Partner): (readonly [string, FieldCode | null])[] {
  const required = needsFullAddress(partner)
  const missing = (value: string): FieldCode | null => (required && value === '' ? 'required' : null)
  return [
    ['address.address1', missing(address.address1)],
    ['address.city', missing(address.city)],
    ['address.state', address.state !== '' && !isUsState(address.state) ? 'wrong-format' : missing(address.state)],
  ]
}

/** The new profile, and its errors, each at its field in the order of the form. */
export function checkProfile(form: ProfileUpdate, member: MemberRow, partner: Partner): { values: ProfileValues; errors: FieldError[] } {
  const typedPhone = form.phoneNumber === undefined ? member.phone_number : form.phoneNumber
  const phone = typedPhone === null || typedPhone.trim() === '' ? null : parsePhone(typedPhone)
  const phoneNumber = phone?.ok ? phone.value : null
  const faults: readonly (readonly [string, FieldCode | null])[] = [
    ['firstName', nameFault(form.firstName, member.first_name, partner)],
    ['lastName', nameFault(form.lastName, member.last_name, partner)],
    ...(form.address ? addressFaults(form.address, partner) : []),
    ['phoneNumber', phone?.ok === false ? phone.error.kind : null],
  ]
  const values: ProfileValues = {
    first_name: form.firstName ?? member.first_name,
    last_name: form.lastName ?? member.last_name,
    address1: form.address?.address1 ?? member.address1,
    address2: form.address?.address2 ?? member.address2,
    city: form.address?.city ?? member.city,
    state: form.address?.state ?? member.state,
    zip_code: form.address?.zipCode ?? member.zip_code,
    phone_number: phoneNumber,
    // Text messages need a number (PROFILE-27, PROFILE-28).
    sms_opt_in: phoneNumber !== null && (form.smsOptIn ?? member.sms_opt_in),
    email_opt_in: form.emailOptIn ?? member.email_opt_in,
  }
  return { values, errors: faults.flatMap(([field, code]) => (code ? [fieldError(field, code)] : [])) }
}
