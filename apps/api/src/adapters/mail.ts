import { fail, succeed, type Result } from '@dining/domain'
import nodemailer from 'nodemailer'

export interface MailMessage {
  readonly to: string
  /** Name that the reader sees as the sender. */
  readonly fromName: string
  readonly fromAddress: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** An event for calendars (RFC 5545), attached to the mail. */
  readonly calendar?: string
}

/** A message with the id that each attempt to send it has. */
export interface IdentifiedMail extends MailMessage {
  /** UUID; the part of the Message-ID before the @, so that a mail that is sent again can be recognized. */
  readonly id: string
  /** Address that turns email with offers off by one POST, without signing in (RFC 8058); null for a mail to a person who is no member. */
  readonly unsubscribeUrl: string | null
}

/**
 * Why a message was not sent. `refused`: the service rejects it permanently. `code` is a code of the service or of the connection; the service's
 * text may contain the address, so it is omitted.
 */
export interface SendFailure {
  readonly kind: 'refused' | 'unavailable'
  readonly code: string
}

export interface Mail {
  /** Resolves when the mail server has accepted or rejected the mail, or could not be reached; the promise never rejects. */
  send(message: IdentifiedMail): Promise<Result<null, SendFailure>>
}

/** Milliseconds for connecting, greeting and each answer of the mail server, and for all of it. */
const TIMEOUT_MS = 10_000
export const SEND_DEADLINE_MS = 20_000

/** SMTP commands whose refusal concerns only this mail. The refusal of another command is a configuration error, which can be corrected. */
const OF_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/** Mail over SMTP; `url` as smtp://host:port or smtps://user:password@host. */
export function smtpMail(url: string): Mail {
  const transport = nodemailer.createTransport(url, {})
  Object.assign(transport.options, { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS })
  return {
    async send({ id, to, fromName, fromAddress, unsubscribeUrl, calendar, ...rest }) {
      try {
        await transport.sendMail({
          ...rest,
          to,
          ...(calendar === undefined ? {} : { attachments: [calendarFile(calendar)] }),
          from: { name: fromName, address: fromAddress },
          messageId: `<${id}@${domainOf(fromAddress)}>`,
          ...(unsubscribeUrl === null
            ? {}
            : { list: { unsubscribe: { url: unsubscribeUrl } }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(SEND_DEADLINE_MS),
        })
        return succeed(null)
      } catch (error) {
        return fail(failureOf(error))
      }
    },
  }
}

const calendarFile = (content: string) => ({ filename: 'reservation.ics', content, contentType: 'text/calendar; charset=utf-8' })

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

function failureOf(error: unknown): SendFailure {
  if (!(error instanceof Error)) return { kind: 'unavailable', code: 'unknown' }
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const isOfTheMail = 'command' in error && OF_THE_MAIL.has(error.command)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return reply !== null && reply >= 500 && isOfTheMail
    ? { kind: 'refused', code: String(reply) }
    : { kind: 'unavailable', code: reply === null ? code : String(reply) }
}
