import { fail, succeed, type Result } from '@dining/domain'

import type { CaptchaFault } from './fault.ts'

/** Milliseconds between two looks (FORM-23). */
export const POLL_MS = 500
/** Network errors after which the captcha is given up (FORM-22). */
export const MAX_NETWORK_ERRORS = 10
/** Looks after which a captcha that neither fails nor becomes ready counts as not ready: 15 seconds. */
const MAX_POLLS = 30

/** What a look at a captcha finds. */
export type Poll<Value> =
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'loading' }
  | { readonly kind: 'network-error' }
  /** It will not become ready. */
  | { readonly kind: 'broken' }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Looks every 500 ms whether a captcha is ready, until it is or cannot become so (FORM-21, FORM-22, FORM-23). */
export async function whenReady<Value>(poll: () => Promise<Poll<Value>>): Promise<Result<Value, CaptchaFault>> {
  let networkErrors = 0
  for (let count = 0; count < MAX_POLLS; count++) {
    if (count > 0) await wait(POLL_MS)
    const found = await poll()
    if (found.kind === 'ready') return succeed(found.value)
    if (found.kind === 'broken') break
    if (found.kind === 'network-error' && ++networkErrors === MAX_NETWORK_ERRORS) return fail('network')
  }
  return fail('not-ready')
}
