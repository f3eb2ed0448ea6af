import { createHmac, timingSafeEqual } from 'node:crypto'

import type { StatusReport } from './bookings.ts'

/** Seconds before and after now in which a report is accepted; a repeated one has no effect of its own. */
const ACCEPTED_SECONDS = 300
const MS_PER_SECOND = 1_000

/** The signature of a report: HMAC-SHA256 of its time and number. */
export function reportSignature(secret: string, { confirmation, sentAt }: Pick<StatusReport, 'confirmation' | 'sentAt'>): string {
  return createHmac('sha256', secret).update(`${sentAt}.${confirmation}`).digest('hex')
}

/** Whether a report was signed with this secret, and lately. */
export function isSignedReport(secret: string, report: StatusReport, now: Date): boolean {
  if (Math.abs(now.getTime() / MS_PER_SECOND - report.sentAt) > ACCEPTED_SECONDS) return false
  const [expected, given] = [Buffer.from(reportSignature(secret, report)), Buffer.from(report.signature)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
