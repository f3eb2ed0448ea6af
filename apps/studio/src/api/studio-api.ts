import { ApiFailure, createTokenKeeper, type ApiError } from '@dining/api-client'
import { createCaller, type Caller } from '@dining/api-client/client'
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
