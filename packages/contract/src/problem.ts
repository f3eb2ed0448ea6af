import * as v from 'valibot'

/** Every code in the API's answers, with its HTTP status and the title of its problem document. */
export const ERROR_CODES = {
  'bad-request': { status: 400, title: 'The request is not of the form that this call takes' },
  'validation-failed': { status: 400, title: 'Some fields need another value' },
  unauthorized: { status: 401, title: 'Unauthorized' },
  'bad-credentials': { status: 401, title: 'Invalid user name or password' },
  'token-invalid': { status: 403, title: 'The anti-forgery token is missing or does not belong to this session' },
  'captcha-required': { status: 403, title: 'A captcha must be solved first' },
  'captcha-failed': { status: 403, title: 'The captcha was not solved, or its token is too old or has been used' },
  'cross-site': { status: 403, title: 'The call did not come from this site' },
  'caller-refused': { status: 403, title: 'The request does not prove which server sent it' },
  forbidden: { status: 403, title: 'Not allowed' },
  'reauthentication-required': { status: 403, title: 'The member must prove again who they are' },
  'passkey-refused': { status: 401, title: 'The passkey could not be verified' },
  'passkey-limit-reached': { status: 409, title: 'The most passkeys that a member can have are there' },
  'not-found': { status: 404, title: 'Not found' },
  'email-update-required': { status: 409, title: 'The email address must be updated first' },
  'already-member': { status: 409, title: 'There is an account with this email address' },
  'partner-number-in-use': { status: 409, title: 'The partner number is in use' },
  'account-closed': { status: 409, title: 'The account is closed' },
  'cards-not-added': { status: 400, title: 'No card was added' },
  'card-limit-reached': { status: 409, title: 'The most cards that can be linked are linked' },
  'payload-too-large': { status: 413, title: 'The request is larger than this call takes' },
  'unsupported-media-type': { status: 415, title: 'The request must be JSON' },
  'idempotency-conflict': { status: 422, title: 'The same idempotency key was used for another request' },
  locked: { status: 423, title: 'The account is locked' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'claim-not-needed': { status: 409, title: 'The card is not linked in another account' },
  'code-invalid': { status: 400, title: 'The code is wrong or has expired' },
  'bonus-ended': { status: 409, title: 'The bonus has ended' },
  'bonus-app-only': { status: 403, title: 'The bonus can be activated in the app only' },
  'bonus-taken': { status: 409, title: 'As many members as may have activated the bonus' },
  'internal-error': { status: 500, title: 'Something went wrong' },
  'vault-unavailable': { status: 503, title: 'Cards cannot be linked at the moment' },
  unavailable: { status: 503, title: 'The service is not ready' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof ERROR_CODES

/** Codes of a field's own error; the screen maps each to a text of the partner. */
export const FIELD_CODES = [
  'required',
  'too-long',
  'too-short',
  'wrong-format',
  'invalid-email',
  'invalid-phone',
  'invalid-phone-us',
  'invalid-zip',
  'zip-not-us',
  'invalid-partner-number',
  'partner-number-in-use',
  'already-member',
  'password-mismatch',
  'password-equals-partner-number',
  'password-common',
  'not-allowed',
  'card-number',
  'card-not-given',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

const fieldErrorSchema = v.object({
  field: v.string(),
  code: v.picklist(FIELD_CODES),
  message: v.string(),
})
export type FieldError = v.InferOutput<typeof fieldErrorSchema>

/** RFC 9457 problem document. A member gives `requestId` to support (ERRORPAGE-01). */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
  requestId: v.string(),
  detail: v.optional(v.string()),
  /** Per field, in the order of the form. */
  errors: v.optional(v.array(fieldErrorSchema)),
  /** ISO time at which a locked account opens again. */
  unlocksAt: v.optional(v.string()),
  /** Whole seconds after which a refused call may be repeated. */
  retryAfter: v.optional(v.number()),
})
export type Problem = v.InferOutput<typeof problemSchema>
