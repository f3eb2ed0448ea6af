import { texts } from '../text.ts'

/** Texts of every form. Field labels are passed as `{label}`. */
export const forms = texts('forms', {
  requiredMark: '* Required field', // FORM-01
  requiredSuffix: ' (required)', // FORM-02
  fieldRequired: 'This field is required.', // FORM-04
  labelRequired: '{label} is required.', // FORM-05
  tooLong: '{label} can have at most {max} characters', // FORM-06
  tooShort: '{label} must have at least {min} characters', // FORM-07, FORM-09
  wrongLength: '{label} must have {length} characters', // FORM-08, FORM-09
  checkFailed: 'Error while checking {label}.', // FORM-10
  serverError: 'Something went wrong. Please refresh the page and try again.', // FORM-13
  tokenMissing: 'Something went wrong. Please refresh the page and try again. Error Code: TKN1.', // CSRF-05
  summaryTitle: { one: 'One thing to fix', other: '{count} things to fix' },
  capsLock: 'Caps Lock is on.', // FORM-16
  numLock: 'Num Lock is off.', // FORM-16
  show: 'Show', // FORM-17
  hide: 'Hide', // FORM-17
  captchaNotReady: 'reCaptcha is not in ready state. If it stays like this, call {support_phone_link}.', // FORM-21
  captchaNetwork: 'Too many network errors, give up on reCaptcha. Check your connection and try again, or call {support_phone_link}.', // FORM-22
  captchaIncomplete: 'You must complete the reCAPTCHA to continue. If you cannot, call {support_phone_link}.', // FORM-24
  optional: 'optional',
  sending: 'Sending…',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  messages: 'Messages',
})
