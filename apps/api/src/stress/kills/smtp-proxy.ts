import { startTcpProxy } from './tcp-proxy.ts'

/** The steps of sending a mail to the mail server. */
export const SMTP_STEPS = ['connected', 'MAIL', 'RCPT', 'DATA', 'part of the body', 'end of the body', 'accepted'] as const
export type SmtpStep = (typeof SMTP_STEPS)[number]

/** A proxy between an API and its mail server that stops a connection at a step. */
export interface SmtpProxy {
  readonly port: number
  /**
   * Stops the next connection that reaches this step: nothing more is forwarded in either direction.
   * @returns resolves at that moment
   */
  readonly stopAt: (step: SmtpStep) => Promise<void>
  /** Message-IDs whose whole body was forwarded to the mail server; and of them, those without a response. */
  readonly forwarded: ReadonlySet<string>
  readonly unanswered: ReadonlySet<string>
  readonly close: () => Promise<void>
}

const COMMANDS = ['MAIL', 'RCPT', 'DATA'] as const
const END = '\r\n.\r\n'

interface Trap {
  readonly step: SmtpStep
  readonly spring: () => void
}

export async function startSmtpProxy(target: number): Promise<SmtpProxy> {
  const forwarded = new Set<string>()
  const unanswered = new Set<string>()
  let trap: Trap | null = null
  const isCaught = (step: SmtpStep): boolean => {
    if (trap?.step !== step) return false
    const { spring } = trap
    trap = null
    // After the chunk of this step has been written.
    setImmediate(spring)
    return true
  }

  const proxy = await startTcpProxy({ host: '127.0.0.1', port: target }, (client, upstream) => {
    let caught = isCaught('connected')
    let [body, messageId]: [string | null, string] = [null, '']
    client.on('data', (chunk) => {
      if (caught) return
      const text = chunk.toString('latin1')
      if (body === null) {
        // Several commands may come at once (PIPELINING).
        for (const line of text.split(/(?<=\r\n)/)) {
          const command = COMMANDS.find((one) => line.toUpperCase().startsWith(one))
          if (command === 'DATA') body = ''
          caught = command !== undefined && isCaught(command)
          upstream.write(line, 'latin1')
          if (caught) return
        }
        return
      }
      body += text
      messageId = /^Message-ID:\s*(\S+)/im.exec(body)?.[1] ?? messageId
      const isWhole = body.endsWith(END)
      if (!isWhole && isCaught('part of the body')) return void (caught = true)
      if (isWhole && isCaught('part of the body')) {
        caught = true
        return void upstream.write(chunk.subarray(0, chunk.length / 2))
      }
      if (isWhole) {
        forwarded.add(messageId)
        unanswered.add(messageId)
        body = null
        caught = isCaught('end of the body')
      }
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (caught) return
      const isAnswer = body === null && unanswered.has(messageId) && chunk.toString('latin1').startsWith('250')
      if (isAnswer) unanswered.delete(messageId)
      client.write(chunk)
      if (isAnswer) caught = isCaught('accepted')
    })
  })
  return {
    port: proxy.port,
    stopAt: (step) =>
      new Promise((resolve) => {
        trap = { step, spring: resolve }
      }),
    forwarded,
    unanswered,
    close: proxy.close,
  }
}
