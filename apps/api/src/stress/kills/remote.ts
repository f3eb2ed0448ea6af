import { browser, type Browser } from '../../testing/browser.ts'

/** Thrown when a call got no answer: its process was killed. */
export class NoAnswer extends Error {}

/**
 * A browser of an API in another process, wherever `url` says that it is at that moment.
 * @param address what the servers in front say of the visitor's
 */
export function remoteBrowser(url: () => string, partnerId: string, address: string): Browser {
  const request = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    // A connection of its own, so that nothing is left over from a killed process.
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
