/**
 * Why there is no token:
 * - `not-ready`: the browser or the service could not begin (FORM-21)
 * - `network`: too many network errors (FORM-22)
 * - `incomplete`: it was not solved (FORM-24)
 */
export type CaptchaFault = 'not-ready' | 'network' | 'incomplete'
