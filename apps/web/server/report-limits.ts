import type { IncomingMessage, ServerResponse } from 'node:http'

import { readAtMost } from '@dining/serving'
import { addressKeys, visitorAddress } from '@dining/serving/visitors'

import { addressesOf } from './api-passthrough.ts'

/** How many reports of browsers, or lines of the log about them, a process takes. */
export interface Limit {
  /** Of all clients together. */
  readonly all: number
  /** Of one client, so that a flood from one address leaves room for the others. */
  readonly each: number
  readonly seconds: number
}

/**
 * @returns a function that counts a call of a client, and says whether it is one too many in its period. Clients are known for that period only, and
 * are no more than the calls of all: a call that is refused is not counted.
 */
export function flood({ all, each, seconds }: Limit): (client: string) => boolean {
  const counts = new Map<string, number>()
  let period = 0
  let count = 0
  return (client) => {
    const now = Math.floor(performance.now() / (seconds * 1_000))
    if (now !== period) {
      period = now
      count = 0
      counts.clear()
    }
    const own = counts.get(client) ?? 0
    if (count >= all || own >= each) return true
    count += 1
    counts.set(client, own + 1)
    return false
  }
}

/** The client of a request, for its limits. @param proxiesInFront proxies that append an address to X-Forwarded-For */
export const clientOf = (request: IncomingMessage, proxiesInFront: number): string =>
  addressKeys(visitorAddress(addressesOf(request), proxiesInFront)).address

const announcesMore = ({ headers }: IncomingMessage, most: number) => Number(headers['content-length'] ?? 0) > most

/**
 * The JSON of a report; null if it is too large, undefined if the page broke its connection when it was left, or if it is no JSON. No one waits for the
 * answer.
 */
export async function readReport(request: IncomingMessage, mostBytes: number): Promise<unknown> {
  const body = announcesMore(request, mostBytes)
    ? null
    : await readAtMost(request as AsyncIterable<Buffer>, mostBytes).catch(() => undefined)
  if (!body) return body
  try {
    // A report is an object or a list; `null` is none.
    return JSON.parse(body.toString('utf8')) ?? undefined
  } catch {
    return undefined
  }
}

/** Answers with a status alone. The rest of a body that is too large is not received. */
export function answerReport(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { mostBytes, baseHeaders }: { readonly mostBytes: number; readonly baseHeaders: Readonly<Record<string, string>> },
): void {
  if (status === 413 || announcesMore(request, mostBytes) || request.headers['transfer-encoding'] !== undefined)
    response.setHeader('connection', 'close')
  request.resume()
  response.writeHead(status, { ...baseHeaders, 'cache-control': 'no-store' }).end()
}
