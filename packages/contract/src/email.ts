import * as v from 'valibot'

/** Longest address that mail systems take (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/** An e-mail address, as every form and every call takes it. Apart from the calls, so that a form carries the rule alone. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX_LENGTH), v.email())
