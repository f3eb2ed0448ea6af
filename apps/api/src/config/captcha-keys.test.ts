import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { testPartner } from '../testing/test-partner.ts'
import { readCaptchaKeys } from './captcha-keys.ts'

const SERVED = [testPartner('one', { program: { captcha: { kind: 'recaptcha', siteKey: 'public' } } }), testPartner('other')]

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'captcha-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(content: unknown) {
  const file = join(folder, 'captcha.json')
  await writeFile(file, JSON.stringify(content))
  return readCaptchaKeys(file, SERVED)
}

it('reads the keys by partner', async () => {
  expect(await read({ one: { secretKey: 'secret' } })).toEqual({ ok: true, value: new Map([['one', { secretKey: 'secret' }]]) })
})

it('needs one for each partner with a service', async () => {
  const error = 'No key for the captcha service of one. Add them to CAPTCHA_FILE, or remove program.captcha.'
  expect(await read({ other: { secretKey: 'secret' } })).toEqual({ ok: false, error })
  expect(await readCaptchaKeys(undefined, SERVED)).toEqual({ ok: false, error })
  expect(await readCaptchaKeys(undefined, SERVED.slice(1))).toEqual({ ok: true, value: new Map() })
})

it.each([
  ['an address without TLS', { one: { secretKey: 'secret', verifyUrl: 'http://captcha.example' } }, 'one.verifyUrl'],
  ['an empty key', { one: { secretKey: '' } }, 'one.secretKey'],
  ['a field that is not known', { one: { secretKey: 'secret', siteKey: 'public' } }, 'one.siteKey'],
])('refuses %s', async (_, content, says) => {
  const result = await read(content)
  expect(result.ok ? '' : result.error).toContain(says)
})
