import * as v from 'valibot'

/** The compact JWE that the card frame makes; a longer one is refused unread. */
export const jweSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))
