import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

import { testMailLook as look } from '@dining/partner-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { testPartner } from '../testing/test-partner.ts'
import { smtpMail } from './mail.ts'
import { recoveryMail } from './mails/recovery.ts'
import { newSender } from './mails/sender.ts'
import { welcomeMail } from './mails/welcome.ts'

const partner = testPartner('one')
const ORIGIN = 'http://one.localhost:3000'
const sender = newSender(partner, { origin: ORIGIN, from: 'dining@mail.one.example', look })

interface Refusal {
  readonly command: string
  readonly reply: string
}

/** Implements the part of SMTP that a sender needs, on a real socket, and rejects one command. */
function smtpServer(received: string[], refusal: Refusal | null): Promise<Server> {
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
      else if (refusal && line.startsWith(refusal.command)) socket.write(`${refusal.reply}\r\n`)
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
  const ID = '6f1c2f0e-6a53-4c9a-9d6e-7b1f5b9f0c11'
  const message = {
    ...welcomeMail(sender, { email: 'ada@mail.example', first_name: 'Ada' }),
    id: ID,
    unsubscribeUrl: `${ORIGIN}/api/Unsubscribe/signed`,
  }
  let received: string[]
  let server: Server | undefined

  beforeEach(() => {
    received = []
  })
  afterEach(() => void server?.close())

  async function mailTo(refusal: Refusal | null) {
    server = await smtpServer(received, refusal)
    const { port } = server.address() as AddressInfo
    return smtpMail(`smtp://127.0.0.1:${port}`)
  }

  it('resolves once the mail server has accepted the mail, with the same Message-ID at each attempt', async () => {
    const mail = await mailTo(null)
    expect(await mail.send(message)).toEqual({ ok: true, value: null })
    expect(await mail.send(message)).toEqual({ ok: true, value: null })
    expect(received).toHaveLength(2)
    expect(received[0]).toContain('To: ada@mail.example')
    expect(received[0]).toContain('<dining@mail.one.example>')
    expect(received[0]).toContain('Reply-To: help@one.example')
    expect(received[0]).toContain('multipart/alternative')
    for (const one of received) expect(one).toContain(`Message-ID: <${ID}@mail.one.example>`)
  })

  it('attaches an event for calendars', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n'
    await (await mailTo(null)).send({ ...message, calendar })
    expect(received[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=reservation\.ics/)
    expect(received[0]).toContain(Buffer.from(calendar).toString('base64'))
  })

  it('carries the address that unsubscribes by one click (RFC 8058)', async () => {
    await (await mailTo(null)).send(message)
    expect(received[0]).toContain(`List-Unsubscribe: <${ORIGIN}/api/Unsubscribe/signed>`)
    expect(received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it.each([
    ['a recipient', { command: 'RCPT', reply: '550 no mailbox ada@mail.example' }, { kind: 'refused', code: '550' }],
    ['a recipient for now', { command: 'RCPT', reply: '451 later' }, { kind: 'unavailable', code: '451' }],
    ['the sender', { command: 'MAIL', reply: '553 not yours' }, { kind: 'unavailable', code: '553' }],
  ] as const)('returns a code without the address when the mail server refuses %s', async (_, refusal, error) => {
    const mail = await mailTo(refusal)
    expect(await mail.send(message)).toEqual({ ok: false, error })
    expect(received).toEqual([])
  })

  it('returns a failure when no mail server answers', async () => {
    expect(await smtpMail('smtp://127.0.0.1:1').send(message)).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
  })
})

describe('a mail', () => {
  it('is in the partner’s name, in text and in HTML', () => {
    const mail = recoveryMail(sender, 'ada@mail.example', 'ABCD2345')
    expect(mail).toMatchObject({
      to: 'ada@mail.example',
      fromName: 'Dining® of one',
      fromAddress: 'dining@mail.one.example',
      replyTo: 'help@one.example',
    })
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('ABCD2345')
      expect(part).toContain(`${ORIGIN}/recover/confirm`)
      expect(part).toContain('15 minutes')
      expect(part).toContain('1-800-555-0100')
    }
  })

  it('welcomes by the first name, and by the name of the program without one', () => {
    const heading = (first_name: string) =>
      /<h1[^>]*>(.*?)<\/h1>/.exec(welcomeMail(sender, { email: 'ada@mail.example', first_name }).html)?.[1]
    expect([heading('Ada'), heading('')]).toEqual(['Welcome, Ada', 'Welcome to Dining® of one'])
  })

  it('shows a member’s name as text, whatever characters it contains', () => {
    const mail = welcomeMail(sender, { email: 'ada@mail.example', first_name: '<img src=x onerror="alert(1)">' })
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  })

  it('has the partner’s look, light and dark, in colours that every mail program supports', () => {
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
