import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is this machine's own interface. */
export const isLoopback = (address: string): boolean => /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(address)

/**
 * Whether a request to a developer's local server comes from a page of that server, through this machine's own interface. Another site's page has
 * another origin, and a name that leads here by DNS is another host.
 * @param canWrite whether the request may change something: then its page has to be named
 */
export function isOwnPage({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, canWrite: boolean): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers
  if (!isLoopback(socket.remoteAddress ?? '') || !LOOPBACK_HOSTS.has(hostOf(`http://${host}`, 'hostname'))) return false
  if (site !== undefined && site !== 'same-origin' && (canWrite || site !== 'none')) return false
  // Browsers send the origin with every POST.
  return origin === undefined ? !canWrite : hostOf(origin, 'host') === host
}

const hostOf = (url: string, part: 'host' | 'hostname') => (URL.canParse(url) ? new URL(url)[part] : '')

/** Compares a secret in a time that tells nothing about it. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
