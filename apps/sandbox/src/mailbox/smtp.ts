import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

import type { Mailbox } from './mailbox.ts'

/** Bytes of the largest mail that is taken. */
const SIZE_LIMIT = 5_000_000

export interface Smtp {
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * Takes every mail from programs of this machine, without sign-in, as it only listens on 127.0.0.1.
 * @param tls certificate and key (PEM) of smtps; plain SMTP without them
 */
export function openSmtp(port: number, mailbox: Mailbox, tls?: { readonly cert: string; readonly key: string }): Promise<Smtp> {
  const server = new SMTPServer({
    name: 'sandbox',
    ...(tls ? { ...tls, secure: true } : {}),
    size: SIZE_LIMIT,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = { from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address) }
      const receive = async () => {
        const message = await buffer(stream)
        if (stream.sizeExceeded) return Object.assign(new Error('The mail is too large'), { responseCode: 552 })
        await mailbox.keep(envelope, message)
        return null
      }
      void receive().then(done, done)
    },
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const { server: socket } = server
    server.listen(port, '127.0.0.1', () => {
      const address = socket.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => new Promise((done) => server.close(done)),
      })
    })
  })
}
