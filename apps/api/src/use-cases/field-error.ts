import type { FieldCode, FieldError } from '@dining/contract'

/** The explanation of a field's error code; the screen shows the partner's own text for the code. */
const MESSAGES: Readonly<Record<FieldCode, string>> = {
  required: 'This field is required.',
  'too-long': 'This is too long.',
  'too-short': 'This is too short.',
  'wrong-format': 'This value is not of the right form.',
  'invalid-email': 'This is not an email address.',
  'invalid-phone': 'Invalid phone number, please check the number and try again.',
  'invalid-phone-us': 'Invalid US based phone number.',
  'invalid-zip': 'Invalid ZIP code.',
  'zip-not-us': 'This ZIP is not located in the U.S.',
  'invalid-partner-number': 'This is not a valid number.',
  'partner-number-in-use': 'This number is already in use.',
  'already-member': 'There is an account with this email address already.',
  'password-mismatch': 'The passwords do not match.',
  'password-equals-partner-number': 'The password must not be the number.',
  'password-common': 'This password is easy to guess or appears in a list of leaked passwords.',
  'not-allowed': 'This cannot be changed here.',
  'card-number': 'This could contain a card number, which is not accepted.',
  'card-not-given': 'The card was not given for this table, or was used for another reservation.',
}

export function fieldError(field: string, code: FieldCode): FieldError {
  return { field, code, message: MESSAGES[code] }
}
