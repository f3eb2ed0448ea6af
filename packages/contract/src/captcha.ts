import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

/** Carries the token of a solved captcha (FORM-25). */
export const CAPTCHA_HEADER = 'x-captcha'

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,128}$/))

/** A challenge of the ALTCHA protocol, version 2: the number whose derived key begins with `keyPrefix` is searched for. */
export const workChallengeSchema = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: v.pipe(v.number(), v.integer(), v.minValue(1)),
    keyLength: v.pipe(v.number(), v.integer(), v.minValue(1)),
    keyPrefix: hex,
    keySignature: hex,
    /** The partner and the form for which it is valid, and the time at which it expires, in milliseconds since 1970. */
    data: v.object({ partner: v.string(), form: v.string(), expires: v.number() }),
  }),
  signature: hex,
})

/** A solved challenge; its base64url text is the token. */
export const solvedWorkSchema = v.object({
  challenge: workChallengeSchema,
  solution: v.object({ counter: v.pipe(v.number(), v.integer(), v.minValue(0)), derivedKey: hex }),
})
export type SolvedWork = v.InferOutput<typeof solvedWorkSchema>

const captchaTaskSchema = v.variant('kind', [
  v.object({ kind: v.literal('work'), challenge: workChallengeSchema }),
  v.object({ kind: v.picklist(['recaptcha', 'turnstile']), siteKey: v.string() }),
])
/** What a browser does to get a token: work of its own, or the script of a service. */
export type CaptchaTask = v.InferOutput<typeof captchaTaskSchema>

export const getCaptcha = endpoint('getCaptcha', {
  method: 'GET',
  path: '/api/Captcha',
  summary: 'How a token is obtained for a form, by the name of the call that the form makes (FORM-18, FORM-25)',
  query: v.object({ form: v.pipe(v.string(), v.maxLength(40)) }),
  answer: captchaTaskSchema,
  errors: ['too-many-requests'],
})
