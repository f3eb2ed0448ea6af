import { createHmac, timingSafeEqual } from 'node:crypto'

import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { SendFailure } from './mail.ts'
import type { SmsAccount } from '../config/sms-accounts.ts'

export interface SmsMessage {
  /** Ten digits of a North American number. */
  readonly to: string
  /** The short code that the member sees as the sender. */
  readonly from: string
  readonly text: string
}

/** The text messages of one partner. */
export interface Sms {
  /** Resolves when the service has accepted or rejected the message, or could not be reached; the promise never rejects. */
  send(message: SmsMessage): Promise<Result<null, SendFailure>>
  /**
   * Whether the service has signed this request of its own.
   * @param url that the service called
   * @param fields of the form in the body
   */
  isSigned(url: string, fields: Readonly<Record<string, string>>, signature: string): boolean
}

/** Milliseconds for the whole call. */
export const SEND_DEADLINE_MS = 10_000

/** The service's code of a refusal because the number has replied STOP, and the code that replaces it. */
const STOPPED = 21_610
export const STOPPED_CODE = 'stopped'

const refusalSchema = v.object({ code: v.number() })

/** Statuses of a call that may succeed later: the service is down, too many calls were made, or the credentials have to be corrected. */
const mayPass = (status: number) => status >= 500 || status === 429 || status === 401 || status === 403 || status === 408

/** Text messages over the Messages resource of Twilio's API of 2010-04-01, and its signed requests. */
export function twilioSms({ accountSid, authToken, reachedAt }: SmsAccount): Sms {
  const address = `${reachedAt}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send({ to, from, text }) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ To: `+1${to}`, From: from, Body: text }),
          redirect: 'error',
          signal: AbortSignal.timeout(SEND_DEADLINE_MS),
        })
        if (response.ok) {
          await response.body?.cancel()
          return succeed(null)
        }
        const refusal = v.safeParse(refusalSchema, await response.json().catch(() => null))
        const code = refusal.success ? refusal.output.code : response.status
        if (mayPass(response.status)) return fail({ kind: 'unavailable', code: String(code) })
        return fail({ kind: 'refused', code: code === STOPPED ? STOPPED_CODE : String(code) })
      } catch (error) {
        return fail({ kind: 'unavailable', code: connectionCode(error) })
      }
    },
    isSigned(url, fields, signature) {
      const sorted = Object.keys(fields).toSorted()
      const signed = url + sorted.map((name) => name + (fields[name] ?? '')).join('')
      const expected = Buffer.from(createHmac('sha1', authToken).update(signed).digest('base64'))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

function connectionCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The answer to a request of the service (TwiML). @param text that it sends to the member; null for none */
export function messagingXml(text: string | null): string {
  const message = text === null ? '' : `<Message>${text.replace(/[&<>]/g, (mark) => ENTITIES[mark] ?? mark)}</Message>`
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`
}
