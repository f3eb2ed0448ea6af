import type { SignRequest } from './proof.ts'

/** Sends a request with a proof of its caller. */
export type SignedFetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/** A `fetch` that signs each request. @param send sends the signed request */
export function signedFetch(sign: SignRequest, send: (request: Request) => Promise<Response> | Response = fetch): SignedFetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const requestId = request.headers.get('x-request-id') ?? ''
    for (const [name, value] of Object.entries(sign({ method: request.method, path: pathname + search, requestId })))
      request.headers.set(name, value)
    return send(request)
  }
}
