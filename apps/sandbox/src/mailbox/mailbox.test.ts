import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createMailboxApp } from './app.ts'
import { openMailbox } from './mailbox.ts'
import type { Mail, Mailbox } from './mailbox.ts'
import { openSmtp } from './smtp.ts'
import type { Smtp } from './smtp.ts'

let folder = ''
let mailbox: Mailbox
let smtp: Smtp

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dining-mail-'))
  mailbox = await openMailbox(folder)
  smtp = await openSmtp(0, mailbox)
})
afterEach(async () => {
  await smtp.close()
  rmSync(folder, { recursive: true, force: true })
})

async function send(mail: { to: string; subject: string; text: string; html?: string; messageId?: string }): Promise<void> {
  const transport = nodemailer.createTransport(`smtp://127.0.0.1:${smtp.port}`)
  await transport.sendMail({ from: 'Dining <dining@example.com>', ...mail })
  transport.close()
}

const app = () => createMailboxApp(mailbox)
const get = async (path: string) => app().request(path)
const page = async (path: string) => (await get(path)).text()
const mails = async (query = ''): Promise<Mail[]> => (await get(`/api/mails${query}`)).json()

describe('the mailbox', () => {
  it('shows sent mails, newest first, and filters by address', async () => {
    await send({ to: 'ana@example.com', subject: 'Première', text: 'one' })
    await send({ to: 'Bo@Example.com', subject: 'Second', text: 'two', html: '<p>two</p>' })
    expect(await mails()).toMatchObject([
      { to: ['bo@example.com'], subject: 'Second', text: 'two\n', html: '<p>two</p>\n', from: 'dining@example.com' },
      { to: ['ana@example.com'], subject: 'Première', html: null },
    ])
    expect((await mails('?to=ANA@example.com')).map(({ subject }) => subject)).toEqual(['Première'])
    expect(await page('/?to=ana@example.com')).not.toContain('Second')
  })

  it('lists mails as links and opens one, with the addresses in its text as links', async () => {
    await send({ to: 'ana@example.com', subject: 'Code', text: 'Go to http://x.localhost:3000/reset?code=12&a=b.' })
    const [mail] = await mails()
    expect(await page('/')).toContain(`<a href="/mails/${mail?.id}">Code</a>`)
    expect(await page(`/mails/${mail?.id}`)).toContain('<a href="http://x.localhost:3000/reset?code=12&amp;a=b"')
  })

  it('shows hostile mails as text, and their markup in a frame without scripts', async () => {
    await send({ to: 'a@example.com', subject: '<script>x</script>', text: '<img src=x>', html: '<script>y</script>' })
    const [mail] = await mails()
    for (const path of ['/', `/mails/${mail?.id}`]) expect(await page(path)).not.toMatch(/<script|<img/)
    expect(await page(`/mails/${mail?.id}`)).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    const body = await get(`/mails/${mail?.id}/body`)
    expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox allow-popups/)
    expect(await body.text()).toContain('<script>y</script>')
  })

  it('shows a mail that arrived again with the same Message-ID once, and counts its deliveries', async () => {
    const mail = { to: 'ana@example.com', subject: 'Code', text: 'one', messageId: '<one@example.com>' }
    await send(mail)
    await send(mail)
    await send({ ...mail, messageId: '<two@example.com>' })
    const deliveries = (all: readonly Mail[]) => all.map((one) => [one.messageId, one.deliveries])
    const expected = [
      ['<two@example.com>', 1],
      ['<one@example.com>', 2],
    ]
    expect(deliveries(await mails())).toEqual(expected)
    expect(deliveries((await openMailbox(folder)).list())).toEqual(expected)
    expect(await page(`/mails/${(await mails())[1]?.id}`)).toContain('<dd>2</dd>')
  })

  it('keeps its mails over a restart, and starts in spite of a truncated file', async () => {
    await send({ to: 'ana@example.com', subject: 'Kept', text: 'one' })
    writeFileSync(join(folder, '0-cut.json'), '{"id":')
    expect(readdirSync(folder)).toHaveLength(2)
    const again = await openMailbox(folder)
    expect(again.list().map(({ subject }) => subject)).toEqual(['Kept'])
  })

  it.each(['/mails/none', '/mails/none/body', '/elsewhere'])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
