import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

import type { BookingAccount } from './accounts.ts'

const MS_PER_SECOND = 1_000

/** Reports to the partner's site that a reservation has changed. Rejects with an error that names the status. */
export async function reportStatus(
  { webhookSecret, statusUrl, statusPort }: BookingAccount,
  confirmation: string,
  now: Date,
): Promise<void> {
  const sentAt = Math.floor(now.getTime() / MS_PER_SECOND)
  const signature = createHmac('sha256', webhookSecret).update(`${sentAt}.${confirmation}`).digest('hex')
  const body = JSON.stringify({ confirmation, sentAt, signature })
  const url = new URL(statusUrl)
  const isSecure = url.protocol === 'https:'
  const request = (isSecure ? httpsRequest : httpRequest)({
    host: '127.0.0.1',
    port: statusPort,
    path: url.pathname,
    method: 'POST',
    timeout: 10_000,
    ...(isSecure ? { servername: url.hostname } : {}),
    headers: { host: url.host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  await new Promise<void>((resolve, reject) => {
    request.once('error', reject)
    request.once('timeout', () => request.destroy(new Error('The site does not answer')))
    request.once('response', (response) => {
      response.resume()
      if (response.statusCode === 200) resolve()
      else reject(new Error(`The site answered ${response.statusCode}`))
    })
    request.end(body)
  })
}
