import type { Endpoint } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'

import { TOKEN_SECONDS } from '../adapters/captcha/captcha.ts'
import { blind } from '../config/secrets.ts'
import type { ApiDeps } from '../deps.ts'
import type { LimitRule, LimitUse } from '../store/repositories/rate-limit.ts'
import type { Failure } from './failure.ts'

/** A use that the transaction of the call counts, and the refusal if it is one too many. */
export interface CaptchaUse {
  readonly use: LimitUse
  readonly refusal: Failure<'captcha-required' | 'captcha-failed'>
}

type CaptchaDeps = Pick<ApiDeps, 'captchas' | 'secrets' | 'settings'>

/** A used token counts until it would no longer be valid. */
const ONCE: LimitRule = { name: 'captcha-token', count: 1, seconds: TOKEN_SECONDS }

/** Unavailable for this time when the service of the captcha does not answer. Seconds. */
const RETRY_AFTER_SECONDS = 30

/**
 * Submits that a network address may make without a captcha in ten minutes, by call: people make one or two, and a token from the second on
 * (FORM-18). Calls that are not listed have none.
 */
const WITHOUT_CAPTCHA: Readonly<Partial<Record<string, number>>> = {
  signIn: 5,
  createProspect: 2,
  requestRecovery: 2,
  sendJoinLink: 2,
  confirmRecovery: 3,
  updatePassword: 3,
  requestEmailChange: 3,
  confirmEmailChange: 3,
  confirmCardClaim: 3,
}

/** Whether the call belongs to a form with a captcha. */
export const hasCaptcha = (endpoint: Endpoint): boolean => endpoint.captcha !== undefined

interface CaptchaCall {
  readonly partnerId: string
  /** Of the call's header; null if there is none. */
  readonly token: string | null
  /** The visitor's, for a service that asks for it. */
  readonly address: string
  /** Under which the visitor's address is counted: an IPv6 visitor has many addresses. */
  readonly addressKey: string
}

/**
 * Checks the captcha of a call (FORM-18, FORM-19, FORM-25). A call without a token is allowed as often as `WITHOUT_CAPTCHA` says, whatever its
 * client claims to be.
 * @returns the use to count; null if the call has no captcha
 */
export async function checkCaptcha(
  { captchas, secrets, settings }: CaptchaDeps,
  endpoint: Endpoint,
  { partnerId, token, address, addressKey }: CaptchaCall,
): Promise<Result<CaptchaUse | null, Failure<'captcha-required' | 'captcha-failed' | 'unavailable'>>> {
  const captcha = captchas.get(partnerId)
  if (!captcha || !hasCaptcha(endpoint)) return succeed(null)
  if (token !== null) {
    const id = await captcha.verify(endpoint.name, token, address)
    if (id.ok) return succeed({ use: { rule: ONCE, subject: blind(secrets, id.value) }, refusal: { kind: 'captcha-failed' } })
    return fail(id.error === 'wrong' ? { kind: 'captcha-failed' } : { kind: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  const count = (WITHOUT_CAPTCHA[endpoint.name] ?? 0) * settings.limitScale
  if (count === 0) return fail({ kind: 'captcha-required' })
  const rule = { name: `${endpoint.name}.without-captcha`, count, seconds: 600 }
  return succeed({ use: { rule, subject: blind(secrets, addressKey) }, refusal: { kind: 'captcha-required' } })
}
