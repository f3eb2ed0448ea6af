import { EMULATION_MODE } from '@dining/domain'
import * as v from 'valibot'

/** Cookie of an emulation: its session's id, its end (milliseconds since 1970) and `r` (read-only) or `w`, separated by dots. */
export const EMULATION_COOKIE = '__Host-emulation'

/** Path of the web server's call of the API that starts an emulation. It is not below /api, which browsers can reach. */
export const EMULATIONS_PATH = '/emulations'

/** A token of the administration tool: a signed JWT, which is used once. */
export const startEmulationSchema = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w.-]{1,3000}$/)) })

export const startedEmulationSchema = v.variant('state', [
  v.object({
    state: v.literal('started'),
    /** For the cookie alone. */
    id: v.pipe(v.string(), v.regex(/^[\w-]{22,128}$/)),
    /** ISO 8601 */
    endsAt: v.string(),
    mayWrite: v.boolean(),
  }),
  v.object({ state: v.literal('refused') }),
])
export type StartedEmulation = v.InferOutput<typeof startedEmulationSchema>

/** Type of the token's header, so that no other token of the same key can start an emulation. */
export const EMULATION_TOKEN_TYPE = 'emulation+jwt'

/** Claims of the token in addition to `iss`, `aud` (the partner's id), `iat` and `exp`. */
export const emulationClaimsSchema = v.object({
  mode: v.literal(EMULATION_MODE),
  /** Public id of the member. */
  sub: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** Who looks, by a name that the administration tool knows, such as an email address. */
  agent: v.pipe(v.string(), v.regex(/^[\w.@+-]{1,100}$/)),
  jti: v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/)),
  iat: v.number(),
  exp: v.number(),
})
