import type { CallOf } from '@dining/api-client'
import { cutPassword, zipCodeIn } from '@dining/domain'

/** A number as it is checked and sent: without the spaces and hyphens between its digits. */
export function normalNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Whether a number of this format can be typed on a numeric keypad. */
export function isDigitsOnly(pattern: string): boolean {
  return !/[a-z]|\\w|\./i.test(pattern.replaceAll('\\d', ''))
}

type SignUpBody = CallOf<'signUp'>['body']

/** Step 1 as entered in the form: the request's fields, all filled in; `smsOptIn` is derived from them. */
export type JoinValues = {
  readonly [Name in Exclude<keyof SignUpBody, 'smsOptIn' | 'source'>]-?: NonNullable<SignUpBody[Name]>
}

interface JoinCircumstances {
  /** Whether this partner's form has the newer question about text messages. */
  readonly smsOptInV2: boolean
  /** The source of the campaign that led the visitor here, if any (PARAM-08). */
  readonly source: string | undefined
}

/**
 * The body of the call to join (ENROLL-08, ENROLL-09): passwords truncated (ENROLL-10); consent to text messages is the answer to the newer
 * question where the form has it, otherwise it is given with the number (ENROLL-11).
 */
export function signUpBody(values: JoinValues, { smsOptInV2, source }: JoinCircumstances): SignUpBody {
  const { email, phoneNumber, emailOptIn } = values
  return {
    email,
    partnerNumber: normalNumber(values.partnerNumber) || undefined,
    firstName: values.firstName || undefined,
    lastName: values.lastName || undefined,
    zipCode: zipCodeIn(values.zipCode) ?? undefined,
    password: cutPassword(values.password),
    passwordConfirm: cutPassword(values.passwordConfirm),
    phoneNumber: phoneNumber || undefined,
    smsOptIn: smsOptInV2 ? values.smsOptInV2 : phoneNumber !== '',
    smsOptInV2: smsOptInV2 ? values.smsOptInV2 : undefined,
    emailOptIn,
    source,
  }
}
