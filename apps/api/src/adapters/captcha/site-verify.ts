import { fail, succeed, type CaptchaService } from '@dining/domain'
import * as v from 'valibot'

import { describeError, type Log } from '../../observability/log.ts'
import { TOKEN_SECONDS, type Captcha } from './captcha.ts'

/** Milliseconds for an answer: a member waits for it. */
const TIMEOUT_MS = 5_000

const VERIFY_URLS: Readonly<Record<CaptchaService['kind'], string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

const answerSchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  challenge_ts: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Turnstile repeats the form here; reCAPTCHA v2 does not have it. */
  action: v.optional(v.string()),
})

interface Options {
  readonly service: CaptchaService
  readonly secretKey: string
  /** Address of the check; the service's own if undefined. */
  readonly verifyUrl?: string | undefined
  /** Hosts of the partner's site: a token that was made elsewhere is refused. */
  readonly hosts: readonly string[]
  readonly log: Log
  readonly now: () => Date
}

/**
 * reCAPTCHA v2 (invisible) and Turnstile: the browser gets a token from the service, and the API asks the service about it. Both accept a token
 * once, for at most some minutes.
 */
export function siteVerify({ service, secretKey, verifyUrl = VERIFY_URLS[service.kind], hosts, log, now }: Options): Captcha {
  return {
    task: () => Promise.resolve({ kind: service.kind, siteKey: service.siteKey }),

    async verify(form, token, address) {
      const body = new URLSearchParams({ secret: secretKey, response: token, remoteip: address })
      try {
        const response = await fetch(verifyUrl, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
        if (!response.ok) throw new Error(`The captcha service answered ${response.status}`)
        const { success, hostname, challenge_ts: madeAt, action } = v.parse(answerSchema, await response.json())
        const isHere = hostname === undefined || hosts.includes(hostname)
        const isNew = madeAt === undefined || now().getTime() - Date.parse(madeAt) < TOKEN_SECONDS * 1_000
        const isForm = action === undefined || action === '' || action === form
        return success && isHere && isNew && isForm ? succeed(token) : fail('wrong')
      } catch (error) {
        log.warn({ event: 'captcha-service-failed', ...describeError(error) })
        return fail('no-answer')
      }
    },
  }
}
