import nodemailer from 'nodemailer'

import { describeError, type Log } from '../log.ts'

export interface MailMessage {
  readonly to: string
  /** Name that the reader sees as the sender. */
  readonly fromName: string
  readonly fromAddress: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails beside the request: a broken mail server is logged and never fails a call (ENROLL-12, AUTH-14). */
export interface Mail {
  send(message: MailMessage): void
  /** Waits for what is on its way; part of a shutdown that loses nothing. */
  drain(): Promise<void>
}

/** Milliseconds for connecting, greeting and each answer of the mail server. */
const TIMEOUT_MS = 10_000

/** Mail over SMTP; `url` as smtp://host:port or smtps://user:password@host. */
export function smtpMail(url: string, log: Log): Mail {
  const transport = nodemailer.createTransport(url, {})
  Object.assign(transport.options, { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS })
  const pending = new Set<Promise<void>>()
  return {
    send({ to, fromName, fromAddress, ...rest }) {
      const job = transport
        .sendMail({ to, from: { name: fromName, address: fromAddress }, ...rest, disableFileAccess: true, disableUrlAccess: true })
        .then(() => undefined)
        .catch((error: unknown) => log.error({ event: 'mail-failed', ...describeError(error) }))
        .finally(() => pending.delete(job))
      pending.add(job)
    },
    drain: async () => {
      await Promise.allSettled(pending)
      transport.close()
    },
  }
}
