import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '@dining/domain'
import * as v from 'valibot'

/** An email address, in every form and every call. It is separate from the calls, so that a form imports this rule only. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX_LENGTH), v.regex(EMAIL_PATTERN))
