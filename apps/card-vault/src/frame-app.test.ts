import { createHash } from 'node:crypto'

import { cspFindings } from '@dining/serving/testing'
import { beforeAll, describe, expect, it } from 'vitest'

import { createFrameApp } from './frame-app.ts'
import type { FrameKeys } from './frame-keys.ts'
import type { LogEntry } from './log.ts'
import { createPage } from './page.ts'
import { testVaultStore } from './testing/open-test-vault.ts'

const NONCE = 'abcdefghijklmnopqrstuv'
const bundle = { script: 'void 0', style: 'p{margin:0}' }
const parentOrigins = new Map([
  ['one', ['https://one.example', 'https://www.one.example']],
  ['two', ['https://two.example']],
])

const face = { path: '/faces/abc.woff2', rule: '@font-face{font-family:"One"}', bytes: new Uint8Array([1, 2]) }
const faces = new Map([['two', face]])

let keys: FrameKeys
beforeAll(async () => {
  keys = (await testVaultStore(Date.now)).keys
})

const logged: LogEntry[] = []
const ask = (path: string, secure = false) =>
  createFrameApp({
    bundle,
    keys,
    parentOrigins,
    faces,
    now: () => 123,
    log: (entry) => logged.push(entry),
    ready: () => true,
    secure,
  }).request(path)
const get = (query: string, secure = false) => ask(`/frame?${query}`, secure)
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the card-entry page', () => {
  it('passes the frame its accepted types from the query flags, its partner, nonce, clock and the public key', async () => {
    const html = await (await get(`AMEX=1&VISA=1&DISC=0&JCB=1&partner=one&nonce=${NONCE}`)).text()
    const data = JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(data).toEqual({
      partner: 'one',
      nonce: NONCE,
      accepted: ['AMEX', 'VISA'],
      origins: parentOrigins.get('one'),
      now: 123,
      ...(await keys.current()),
    })
    expect(Object.keys(data.jwk).toSorted()).toEqual(['e', 'kty', 'n'])
  })

  it('uses the typeface of its partner, which only this server serves', async () => {
    const response = await get(`VISA=1&partner=two&nonce=${NONCE}`)
    const html = await response.text()
    expect(html).toContain(`<style>${face.rule}</style>`)
    expect(html).toContain(`<link rel="preload" as="font" type="font/woff2" crossorigin href="${face.path}">`)
    const policy = response.headers.get('content-security-policy')
    expect(policy?.split('; ')).toEqual(expect.arrayContaining([`style-src ${hash(bundle.style)} ${hash(face.rule)}`, "font-src 'self'"]))
    expect(cspFindings(policy)).toEqual([])
    const served = await ask(face.path)
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(face.bytes)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await ask('/faces/other.woff2')).status).toBe(404)
  })

  it("may be framed by exactly the partner's origins, loads nothing, and runs nothing but its own script", async () => {
    const policy = (await get(`VISA=1&partner=one&nonce=${NONCE}`)).headers.get('content-security-policy')
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hash(bundle.script)}`,
      `style-src ${hash(bundle.style)}`,
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors https://one.example https://www.one.example',
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    expect(cspFindings(policy)).toEqual([])
  })

  it('is never cached, sniffed or sent as a referrer', async () => {
    const { headers } = await get(`VISA=1&partner=one&nonce=${NONCE}`, true)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect((await get(`VISA=1&partner=one&nonce=${NONCE}`)).headers.get('strict-transport-security')).toBeNull()
  })

  it.each([
    [404, `VISA=1&partner=three&nonce=${NONCE}`],
    [404, `VISA=1&nonce=${NONCE}`],
    [404, `VISA=1&partner=__proto__&nonce=${NONCE}`],
    [400, 'VISA=1&partner=one'],
    [400, 'VISA=1&partner=one&nonce=short'],
    [400, `VISA=1&partner=one&nonce=${NONCE}</script>`],
    [400, `partner=one&nonce=${NONCE}`],
    [400, `JCB=1&partner=one&nonce=${NONCE}`],
  ])('answers %i to %s', async (status, query) => {
    expect((await get(query)).status).toBe(status)
  })

  it('logs no part of the address', async () => {
    await get(`VISA=1&partner=4242424242424242&nonce=${NONCE}`)
    expect(JSON.stringify(logged)).not.toContain('4242424242424242')
  })

  it('is not served when the script could end its own element', () => {
    expect(() => createPage({ script: 'a="</script>"', style: '' })).toThrow('end tag')
  })
})
