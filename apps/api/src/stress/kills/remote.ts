import { browser, type Browser } from '../../testing/browser.ts'

/** Thrown when a call got no answer: its process was killed. */
export class NoAnswer extends Error {}

/**
 * A browser of an API in another process, at the current address of `url`.
 * @param address of the visitor, as the servers in front report it
 */
export function remoteBrowser(url: () => string, partnerId: string, address: string): Browser {
  const request = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    // A new connection, so that none of a killed process is used.
    const headers = new Headers(init?.headers)
    headers.set('connection', 'close')
    headers.set('x-forwarded-for', address)
    try {
      const response = await fetch(`${url()}${pathname}${search}`, { ...init, headers })
      const body = await response.arrayBuffer()
      return new Response(body, { status: response.status, headers: response.headers })
    } catch (error) {
      throw new NoAnswer('no answer', { cause: error })
    }
  }
  return browser({ request }, partnerId)
}
