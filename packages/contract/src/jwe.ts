import * as v from 'valibot'

/** The compact JWE that the card frame creates; a longer one is rejected without being read. */
export const jweSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))
