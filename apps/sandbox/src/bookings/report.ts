import { createHmac } from 'node:crypto'

import { postToSite } from '../post-to-site.ts'
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
  const status = await postToSite({ url: new URL(statusUrl), port: statusPort, type: 'application/json', body })
  if (status !== 200) throw new Error(`The site answered ${status}`)
}
