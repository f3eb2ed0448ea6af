import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '@dining/domain'
import * as v from 'valibot'

/** An e-mail address, as every form and every call takes it. Apart from the calls, so that a form carries the rule alone. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX_LENGTH), v.regex(EMAIL_PATTERN))
