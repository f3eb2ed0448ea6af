import type { CallOf } from '@dining/api-client'
import { cutPassword, zipCodeIn } from '@dining/domain'

/** A number as it is checked and sent: without the gaps and hyphens that cards and people put between its digits. */
export function normalNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Can a number of this form be typed on a pad of digits? */
export function isDigitsOnly(pattern: string): boolean {
  return !/[a-z]|\\w|\./i.test(pattern.replaceAll('\\d', ''))
}

type SignUpBody = CallOf<'signUp'>['body']

/** Step 1 as it stands in the form: the request's fields, all filled in; `smsOptIn` follows from them. */
export type JoinValues = {
  readonly [Name in Exclude<keyof SignUpBody, 'smsOptIn' | 'captchaToken'>]-?: NonNullable<SignUpBody[Name]>
}

/** Which questions this partner's form asks. */
interface JoinQuestions {
  readonly smsOptInV2: boolean
}

/**
 * What is sent to join (ENROLL-08, ENROLL-09): passwords cut (ENROLL-10); consent to texts is the newer question's answer where it is
 * asked, else it is given with the number (ENROLL-11).
 */
export function signUpBody(values: JoinValues, asks: JoinQuestions): SignUpBody {
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
    smsOptIn: asks.smsOptInV2 ? values.smsOptInV2 : phoneNumber !== '',
    smsOptInV2: asks.smsOptInV2 ? values.smsOptInV2 : undefined,
    emailOptIn,
  }
}
