import { ApiFailure, createTokenKeeper, type ApiError } from '@dining/api-client'
import { createCaller, type Caller } from '@dining/api-client/client'
import type { ErrorCode } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import type { Result } from '@dining/domain'

let token: string | undefined

const keeper = createTokenKeeper({
  fetchToken: async () => {
    const answer = await call(studioEndpoints.getStudioToken, {})
    return answer.ok ? answer.value.csrfToken : undefined
  },
  read: () => token,
  write: (given) => void (token = given),
})

/** Makes a call of the studio; never throws. */
export const call: Caller = createCaller({ fetch: (request) => fetch(request), baseUrl: location.origin, token: keeper })

/** Fetches the anti-forgery token; called once, when the page starts. */
export const startApi = keeper.start

/** As `ask`, with a file in place of a JSON body. */
export function askWithFile(file: Blob): typeof ask {
  const withFile = createCaller({
    baseUrl: location.origin,
    token: keeper,
    fetch: (request) => {
      const headers = new Headers(request.headers)
      headers.set('content-type', 'application/octet-stream')
      const { method, url, credentials, redirect, signal } = request
      return fetch(url, { method, credentials, redirect, signal, headers, body: file })
    },
  })
  return async (...given) => valueOf(await withFile(...given))
}

/** As `call`, for queries and mutations. @throws ApiFailure */
export const ask: <E extends Parameters<Caller>[0]>(...given: Parameters<typeof call<E>>) => Promise<AnswerOf<E>> = async (...given) => {
  return valueOf(await call(...given))
}

function valueOf<Value>(answer: Result<Value, ApiError>): Value {
  if (!answer.ok) throw new ApiFailure(answer.error)
  return answer.value
}
type AnswerOf<E extends Parameters<Caller>[0]> = Extract<Awaited<ReturnType<typeof call<E>>>, { ok: true }>['value']

const OFFLINE = 'No connection. Your text is still here. Try again in a moment.'
const NOT_READY = 'The service is not ready. Your text is still here. Try again in a moment.'

const REFUSALS: Readonly<Partial<Record<ErrorCode, string>>> = {
  'bad-credentials': 'The email address or the password is wrong.',
  'code-invalid': 'The code is wrong, has been used, or is too old. Enter the code that your app shows now.',
  'too-many-requests': 'Too many attempts. Wait ten minutes and try again.',
  unauthorized: 'Your session has ended. Your text is still here. Sign in again, then repeat this step.',
  'not-found': 'This does not exist, or you may not edit it.',
  forbidden: 'Your role does not include this. Ask an administrator of the studio.',
  'payload-too-large': 'The entry is too long to save. Shorten it, or divide it into two entries.',
  unavailable: NOT_READY,
  'internal-error': NOT_READY,
}

/** The message of a failed call. */
function wordsOf(error: ApiError): string {
  if (error.kind === 'network' || error.kind === 'aborted' || error.kind === 'no-token') return OFFLINE
  if (error.kind !== 'problem') return 'The server’s answer could not be read. Try again.'
  const { code, unlocksAt } = error
  if (code === 'locked' && unlocksAt !== undefined) {
    const opens = new Date(unlocksAt).toLocaleTimeString('en-US', { timeStyle: 'short' })
    return `Too many wrong passwords or codes. You can sign in again at ${opens}.`
  }
  return REFUSALS[code] ?? `The server refused it (${code}).`
}

/** Whether a repeated call may succeed. */
export function isTransient(fault: unknown): boolean {
  if (!(fault instanceof ApiFailure)) return false
  const { error } = fault
  return error.kind !== 'problem' || error.code === 'unavailable' || error.code === 'internal-error'
}

/** The message of any error of a query or mutation. */
export function errorText(fault: unknown): string {
  return fault instanceof ApiFailure ? wordsOf(fault.error) : 'Something went wrong on this page. Reload it. Saved drafts are safe.'
}
