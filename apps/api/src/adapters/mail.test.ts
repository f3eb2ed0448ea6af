import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

import { testMailLook as look } from '@dining/partner-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createLog } from '../log.ts'
import { testPartner } from '../testing/test-partner.ts'
import { smtpMail } from './mail.ts'
import { passwordChangedMail, recoveryMail } from './mails/recovery.ts'
import { newSender } from './mails/sender.ts'
import { welcomeMail } from './mails/welcome.ts'

const partner = testPartner('one')
const ORIGIN = 'http://one.localhost:3000'
const sender = newSender(partner, ORIGIN, look)

/** Speaks as much SMTP as a sender needs, on a real socket; `refuse` makes it turn recipients away. */
function smtpServer(received: string[], refuse: boolean): Promise<Server> {
  const server = createServer((socket: Socket) => {
    let data: string | null = null
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      if (data !== null) {
        data += chunk.toString()
        if (!data.endsWith('\r\n.\r\n')) return
        received.push(data)
        data = null
        return void socket.write('250 kept\r\n')
      }
      const line = chunk.toString().toUpperCase()
      if (line.startsWith('EHLO')) socket.write('250 test\r\n')
      else if (line.startsWith('RCPT') && refuse) socket.write('550 no\r\n')
      else if (line.startsWith('DATA')) {
        data = ''
        socket.write('354 go on\r\n')
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 fine\r\n')
    })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

describe('sending', () => {
  let received: string[]
  let lines: string[]
  let server: Server

  beforeEach(() => {
    received = []
    lines = []
  })
  afterEach(() => void server.close())

  async function mailTo(refuse: boolean) {
    server = await smtpServer(received, refuse)
    const { port } = server.address() as AddressInfo
    return smtpMail(`smtp://127.0.0.1:${port}`, createLog('info', { write: (line) => void lines.push(line) }))
  }

  it('takes the mail beside the request and has it sent before the process ends', async () => {
    const mail = await mailTo(false)
    mail.send(welcomeMail(sender, { email: 'ada@mail.example', first_name: 'Ada' }))
    mail.send(recoveryMail(sender, 'bob@mail.example', 'ABCD2345'))
    expect(received).toEqual([])
    await mail.drain()
    expect(received).toHaveLength(2)
    expect(received.join('')).toContain('To: ada@mail.example')
    expect(received.join('')).toContain('multipart/alternative')
  })

  it('logs a refusal without the address and goes on', async () => {
    const mail = await mailTo(true)
    mail.send(passwordChangedMail(sender, 'ada@mail.example'))
    await mail.drain()
    expect(received).toEqual([])
    expect(lines.join('')).toContain('"event":"mail-failed"')
    expect(lines.join('')).not.toContain('ada@')
  })
})

describe('a mail', () => {
  it('speaks in the partner’s name, in text and in HTML', () => {
    const mail = recoveryMail(sender, 'ada@mail.example', 'ABCD2345')
    expect(mail).toMatchObject({ to: 'ada@mail.example', fromName: 'Dining® of one', fromAddress: 'help@one.example' })
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('ABCD2345')
      expect(part).toContain(`${ORIGIN}/recover/confirm`)
      expect(part).toContain('15 minutes')
      expect(part).toContain('1-800-555-0100')
    }
  })

  it('shows what members are called as text, whatever it is', () => {
    const mail = welcomeMail(sender, { email: 'ada@mail.example', first_name: '<img src=x onerror="alert(1)">' })
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  })

  it('looks like the partner, in the light and in the dark, in colours that every mail program reads', () => {
    const { html } = recoveryMail(sender, 'ada@mail.example', 'ABCD2345')
    const { strong, light } = partner.wordmark
    expect(html).toMatch(new RegExp(`>${strong}</span> <span[^>]*>${light}</span>`))
    const [, dark = '', body = ''] = /<style>(.*)<\/style>.*?<body(.*)/s.exec(html) ?? []
    for (const [scheme, part] of [
      [look.light, body],
      [look.dark, dark],
    ] as const) {
      for (const colour of [scheme.page, scheme.bar, scheme.card, scheme.heading, scheme.action, scheme.onAction])
        expect(part).toContain(colour)
    }
    expect(html).not.toMatch(/oklch|light-dark|var\(/)
  })
})
