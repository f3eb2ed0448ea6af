import { texts } from '../text.ts'

/** A sentence for each code that an answer of the API can carry (keys are the codes of the contract), but for `too-many-requests` (errors.ts). */
export const errorCodes = texts('errors', {
  'bad-request': 'Something went wrong. Please refresh the page and try again.', // FORM-13
  'validation-failed': 'Please check the fields below.',
  unauthorized: 'Please sign in to continue.',
  'bad-credentials': 'Invalid user name or password', // AUTH-02
  'token-invalid': 'Something went wrong. Please refresh the page and try again.', // FORM-13
  'captcha-required': 'You must complete the reCAPTCHA to continue. If you cannot, call {support_phone_link}.', // FORM-24
  'captcha-failed': 'You must complete the reCAPTCHA to continue. If you cannot, call {support_phone_link}.', // FORM-24
  'cross-site': 'Something went wrong. Please refresh the page and try again.', // FORM-13
  'caller-refused': 'We will be back in a moment. Please try again.',
  forbidden: 'Your account does not have access to this.',
  'reauthentication-required': 'Nothing was changed, because you did not confirm that it is you.',
  'passkey-refused': 'We could not verify this passkey. Try again, or use your password.',
  'passkey-limit-reached': 'You have as many passkeys as an account can have. Remove one first.',
  'not-found': 'We could not find that.',
  'email-update-required': 'Please update your email address first.',
  'already-member': 'An account with this email already exists. {sign_in_link|Sign in} instead.', // ENROLL-24
  'partner-number-in-use': 'This number belongs to another account. Questions? Call {support_phone_link}.', // ENROLL-21
  'account-closed': 'This account is closed. Link a card to open it again.',
  'cards-not-added': 'No cards were added.', // CARD-56
  'card-limit-reached': 'You can link at most {max_cards} cards.', // CARD-56
  'payload-too-large': 'Something went wrong. Please refresh the page and try again.', // FORM-13
  'unsupported-media-type': 'Something went wrong. Please refresh the page and try again.', // FORM-13
  'idempotency-conflict': 'Something went wrong. Please refresh the page and try again.', // FORM-13
  locked: 'Your account has been locked for {lock_minutes} minutes.', // AUTH-04
  'claim-not-needed': 'This card is free now. Choose “Link this card”.',
  'code-invalid': 'That code is wrong or has expired. Ask for a new one.',
  'bonus-ended': 'This bonus has ended.',
  'bonus-app-only': 'This bonus is in the app.',
  'bonus-taken': 'This bonus has ended.',
  'internal-error': 'Something went wrong. Please refresh the page and try again.', // FORM-13
  'vault-unavailable': 'Cards cannot be linked at the moment. Nothing was changed; please try again in a few minutes.',
  unavailable: 'We will be back in a moment. Please try again.',
})
