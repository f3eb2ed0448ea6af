import type { LookupAddress } from 'node:dns'

import { generateKeyPairSync } from 'node:crypto'
import { startPushService } from '@dining/sandbox/push'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readVapidKey, webPush } from './push.ts'

const pem = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const key = readVapidKey(pem('prime256v1'))
if (!key) throw new Error('no key')
const HOSTS = new Set(['push.example.com', '*.services.example.com'])
const now = () => new Date()
const pushOf = (allowsThisMachine: boolean, more: Partial<Parameters<typeof webPush>[0]> = {}) =>
  webPush({ key, hosts: HOSTS, allowsThisMachine, now, ...more })

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

const messageTo = (endpoint: string, keys: { p256dh: string; auth: string }) =>
  ({
    endpoint,
    ...keys,
    text: '{"title":"Hi"}',
    ttl: 60.7,
    topic: 'a'.repeat(32),
    urgency: 'high',
    contact: 'mailto:dining@example.com',
  }) as const

describe('an address of a push service', () => {
  it.each([
    ['https://push.example.com/send/1', true],
    ['https://a.b.services.example.com/send/1', true],
    ['http://push.example.com/send/1', false],
    ['https://push.example.com:8443/send/1', false],
    ['https://user:password@push.example.com/send/1', false],
    ['https://push.example.com.evil.example/send/1', false],
    ['https://evil.example/push.example.com', false],
    ['https://services.example.com/send/1', false],
    ['https://127.0.0.1/send/1', false],
    ['https://[::1]/send/1', false],
    ['https://169.254.169.254/latest', false],
    ['http://localhost/send', false],
    ['http://push.localhost/send', false],
    ['file:///etc/passwd', false],
    ['javascript:alert(1)', false],
    ['', false],
    [`https://push.example.com/${'a'.repeat(1_000)}`, false],
  ])('%s', (endpoint, expected) => {
    expect(pushOf(false).accepts(endpoint)).toBe(expected)
  })

  it('on this machine is one in development only', () => {
    for (const endpoint of ['http://127.0.0.1:4000/send/1', 'http://push.localhost:3000/send/1', 'http://localhost/send']) {
      expect(pushOf(true).accepts(endpoint)).toBe(true)
      expect(pushOf(false).accepts(endpoint)).toBe(false)
    }
    expect(pushOf(true).accepts('http://10.0.0.1/send')).toBe(false)
  })

  it('is not called when its name leads into a private network', async () => {
    const { keys } = service.subscribe()
    // The name is a known service, and its address is not.
    const lookup = ((_: string, __: object, answer: (error: null, found: LookupAddress[]) => void) =>
      answer(null, [{ address: '10.0.0.1', family: 4 }])) as never
    const sent = await pushOf(false, { lookup }).send(messageTo('https://push.example.com/send/1', keys))
    expect(sent).toEqual({ ok: false, error: { kind: 'refused', code: 'address' } })
  })
})

describe('a message', () => {
  it('is encrypted for the browser, signed, and kept as long as it is of use', async () => {
    const { id, endpoint, keys } = service.subscribe()
    expect(await pushOf(true).send(messageTo(endpoint, keys))).toEqual({ ok: true, value: null })
    const [received] = service.service.received(id)
    expect(received).toMatchObject({
      text: '{"title":"Hi"}',
      headers: { ttl: '60', topic: 'a'.repeat(32), urgency: 'high', contact: 'mailto:dining@example.com' },
    })
    expect(Buffer.from(received?.body ?? '', 'base64').toString('latin1')).not.toContain('title')
  })

  it.each([
    [404, 'refused', 'gone'],
    [410, 'refused', 'gone'],
    [413, 'refused', '413'],
    [429, 'unavailable', '429'],
    [503, 'unavailable', '503'],
  ] as const)('that is answered with %i is %s', async (status, kind, code) => {
    const { id, endpoint, keys } = service.subscribe()
    service.service.setFault(id, status)
    expect(await pushOf(true).send(messageTo(endpoint, keys))).toEqual({ ok: false, error: { kind, code } })
  })

  it('is tried again later when its service cannot be reached', async () => {
    const { keys } = service.subscribe()
    const sent = await pushOf(true).send(messageTo('http://127.0.0.1:9/send/1', keys))
    expect(sent).toEqual({ ok: false, error: { kind: 'unavailable', code: 'ECONNREFUSED' } })
  })
})

it('reads keys on P-256 and no others', () => {
  expect(readVapidKey(pem('secp384r1'))).toBeNull()
  expect(readVapidKey('no key')).toBeNull()
})
