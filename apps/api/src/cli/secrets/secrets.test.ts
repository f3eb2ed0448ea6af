import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { endpoints, TOKEN_HEADER } from '@dining/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { parseAppSecret } from '../../config/app-secret.ts'
import { seal, unseal } from '../../config/key-ring.ts'
import { blind, deriveSecrets, type Secrets } from '../../config/secrets.ts'
import { createApi } from '../../app.ts'
import { browser } from '../../testing/browser.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { signPreview, verifyPreview } from '../../use-cases/content/preview-link.ts'
import { readUnsubscribeToken, unsubscribeToken } from '../../use-cases/mail/unsubscribe-link.ts'
import { runCli } from '../run-cli.ts'
import { runSecrets } from './run.ts'

const START = new Date('2026-06-01T12:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FIRST = 'f3c1a7b2d94e8860aa57c0de19b24f7733cd0b6e'

let folder = ''
let now = START
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  now = START
  writeFileSync(join(folder, 'secret'), `${FIRST}\n`, { mode: 0o600 })
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const said: string[] = []
  const code = runSecrets(args, folder, (line) => void said.push(line), now)
  return { code, text: said.join('\n') }
}

/** The keys of a process that starts now. */
function started(): Secrets {
  const read = parseAppSecret(readFileSync(join(folder, 'secret'), 'utf8'), 'secret')
  if (!read.ok) throw new Error(read.error)
  return deriveSecrets(read.value, () => now)
}

it('lists secrets, and why a change is refused, for machines, without the secrets themselves', () => {
  const { code, text } = run('rotate', 'secret', '--starts-in', '5', '--json')
  const from = new Date(now.getTime() + 5 * 60_000).toISOString()
  expect([code, JSON.parse(text)]).toEqual([
    0,
    {
      secrets: [
        { isInUse: true, from: null },
        { isInUse: false, from },
      ],
      isHashKeyRetired: false,
      retiredUnsubscribeKeys: 0,
    },
  ])
  expect(text).not.toContain(FIRST)
  const refused = run('retire', 'secret', '--json')
  expect([refused.code, JSON.parse(refused.text)]).toEqual([1, { error: expect.stringContaining('No secret can be retired') }])
  now = new Date(now.getTime() + HOUR_MS)
  expect(JSON.parse(run('list', 'secret', '--json').text)).toMatchObject({ secrets: [{ isInUse: false }, { isInUse: true }] })
})

it('rotates the secret: what one process writes, each other reads, before and after it starts', () => {
  const before = started()
  expect(run('rotate', 'secret').code).toBe(0)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  const after = started()
  const places = { partnerId: 'one', memberId: 'm', list: 'offers' } as const
  for (const [writer, reader] of [
    [before, after],
    [after, before],
  ] as const) {
    expect(unseal(reader.outbox, seal(writer.outbox, 'text', 'row'), 'row')).toBe('text')
    const preview = signPreview(writer, { partnerId: 'one', until: new Date(now.getTime() + HOUR_MS) })
    expect(verifyPreview(reader, 'one', preview, now).ok).toBe(true)
    expect(readUnsubscribeToken(reader, 'one', unsubscribeToken(writer, places))).not.toBeNull()
  }
  const old = { mail: unsubscribeToken(after, places), sealed: seal(after.outbox, 'text', 'row') }

  now = new Date(START.getTime() + HOUR_MS)
  expect(unseal(before.outbox, seal(after.outbox, 'text', 'row'), 'row')).toBeNull()
  expect(unseal(after.outbox, old.sealed, 'row')).toBe('text')
  expect(run('list', 'secret').text).toBe(`Secret 1: accepted.\nSecret 2: in use, from ${now.toISOString()}.`)

  const early = run('retire', 'secret')
  expect(early).toMatchObject({ code: 1, text: expect.stringContaining(new Date(now.getTime() + 8 * DAY_MS).toISOString()) })
  now = new Date(now.getTime() + 8 * DAY_MS)
  expect(run('retire', 'secret').code).toBe(0)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).not.toContain(FIRST)
  const retired = started()
  expect(unseal(retired.outbox, old.sealed, 'row')).toBeNull()
  // Mails are older than secrets, and hashes in tables are found again.
  expect(readUnsubscribeToken(retired, 'one', old.mail)).not.toBeNull()
  expect(blind(retired, 'ada@mail.example')).toBe(blind(before, 'ada@mail.example'))

  // Once more: the keys of both stay.
  run('rotate', 'secret', '--starts-in', '0')
  now = new Date(now.getTime() + 1)
  expect(run('retire', 'secret', '--now')).toMatchObject({ code: 0, text: expect.stringContaining('2 retired secrets') })
  const again = started()
  expect(readUnsubscribeToken(again, 'one', old.mail)).not.toBeNull()
  expect(blind(again, 'ada@mail.example')).toBe(blind(before, 'ada@mail.example'))
})

it.each([
  [['rotate'], 2, /^Missing file/],
  [['turn', 'secret'], 2, /^Missing subcommand/],
  [['rotate', 'secret', 'x'], 2, /^Unexpected argument "x"/],
  [['rotate', 'secret', '--starts-in', 'soon'], 2, /whole number of minutes/],
  [['rotate', 'secret', '--soon'], 2, /^Unknown option '--soon'/],
  [['rotate', 'nowhere'], 1, /cannot be read/],
  [['retire', 'secret'], 1, /^No secret can be retired/],
])('%j: refused, and the file stays', (args, code, text) => {
  expect(run(...args)).toMatchObject({ code, text: expect.stringMatching(text) })
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(`${FIRST}\n`)
})

it('refuses a second rotation before the first one starts, and a file that is damaged', () => {
  run('rotate', 'secret')
  expect(run('rotate', 'secret', '--starts-in', '30')).toMatchObject({ code: 1, text: expect.stringContaining('A later secret starts') })
  writeFileSync(join(folder, 'secret'), `secret ${FIRST}\nsecr`)
  expect(run('list', 'secret')).toMatchObject({ code: 1, text: expect.stringContaining('Line 2') })
})

it('is a command with its help', async () => {
  const said: string[] = []
  const print = (line: string) => void said.push(line)
  expect(await runCli(['secrets', '--help'], {}, folder, { out: print, err: print })).toBe(0)
  expect(said.join('\n')).toContain('pnpm api secrets rotate <file>')
})

let visitors = 0
let api: TestApi
beforeAll(async () => void (api = await testApi()))
afterAll(() => api.close())

it('forms that were opened at one process are accepted by each other while processes restart', async () => {
  const process = (secrets: Secrets) => createApi({ ...api.deps, secrets })
  const before = process(started())
  run('rotate', 'secret')
  const after = process(started())
  const prospect = async (from: typeof before, to: typeof before) => {
    const at = browser(from, 'one')
    await at.call(endpoints.getToken, {})
    const other = browser(to, 'one')
    for (const [name, value] of at.cookies) other.cookies.set(name, value)
    const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: at.token ?? '' }
    const body = JSON.stringify({ email: `visitor-${++visitors}@mail.example` })
    return (await other.send('POST', endpoints.createProspect.path, { body, headers })).status
  }
  expect(await Promise.all([prospect(before, after), prospect(after, before), prospect(after, after)])).toEqual([200, 200, 200])
  now = new Date(START.getTime() + HOUR_MS)
  expect(await prospect(before, after)).toBe(200)
  // A process that was not restarted in time.
  expect(await prospect(after, before)).toBe(403)
})
