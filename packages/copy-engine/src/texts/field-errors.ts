import { texts } from '../text.ts'
import { forms } from './forms.ts'

/** A sentence for each code of a field's own error (keys are the codes of the contract). */
export const fieldErrors = texts('fieldErrors', {
  required: forms.labelRequired.wording,
  'too-long': forms.tooLong.wording,
  'too-short': forms.tooShort.wording,
  'wrong-format': 'Please check {label}.',
  'invalid-email': 'Enter an email address like name@example.com.', // ENROLL-22
  'invalid-phone': 'Invalid phone number, please check the number and try again.', // PROFILE-24
  'invalid-phone-us': 'Invalid US based phone number.', // PROFILE-24
  'invalid-zip': 'Invalid ZIP code.', // PROFILE-19
  'zip-not-us': 'This ZIP is not located in the U.S.', // PROFILE-18
  'invalid-partner-number': 'Enter a valid {loyalty} number. {find_partner_number_link|Find your number}.', // ENROLL-20
  'partner-number-in-use': 'This number belongs to another account. {sign_in_link|Sign in}, or call {support_phone_link}.', // ENROLL-21
  'already-member': 'An account with this email already exists. {sign_in_link|Sign in} instead.', // ENROLL-24
  'password-mismatch': 'The passwords do not match.',
  'password-equals-partner-number': 'Your password cannot be your number. Please choose another.', // ENROLL-25
  'password-common':
    'This password is easy to guess or appears in a list of leaked passwords. Choose another one, such as four words that do not belong together.', // ENROLL-26,
  'not-allowed': '{label} cannot be changed here.',
  'card-number': 'This looks like a card number. Remove it: the last four digits are enough.',
  'card-not-given': 'Please give the card again.', // CARD-71
})
