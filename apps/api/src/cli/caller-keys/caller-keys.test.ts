import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createSigner, createVerifier, openCallerKeys, PROOF_HEADER } from '@dining/serving/callers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { runCli } from '../run-cli.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'caller-keys-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const said: string[] = []
  const print = (line: string) => void said.push(line)
  const code = await runCli(['caller-keys', ...args], {}, folder, { out: print, err: print })
  return { code, text: said.join('\n') }
}

/** Whether the API, with keys.json, accepts a request that the web server signs with the keys of one.json. */
function openBoth() {
  const [api, web] = ['keys.json', 'one.json'].map((name) => openCallerKeys(join(folder, name), () => undefined))
  if (!api?.ok || !web?.ok) throw new Error('no keys')
  const verify = createVerifier(api.value)
  const signer = createSigner(web.value, 'one')
  const request = { method: 'GET', path: '/api/CSRF', requestId: '' }
  return {
    keyId: () => (signer.ok ? signer.value(request)[PROOF_HEADER]?.split('.')[1] : undefined),
    result: () => verify({ ...request, caller: 'one', proof: signer.ok ? (signer.value(request)[PROOF_HEADER] ?? null) : null }),
    close: () => [api.value, web.value].forEach((keys) => keys.close()),
  }
}

describe('pnpm api caller-keys', () => {
  it('creates keys, and processes follow a rotation without a refused request', async () => {
    expect((await run('rotate', 'keys.json', 'one', '--out', 'one.json')).code).toBe(0)
    await run('rotate', 'keys.json', '@studio', '--out', 'studio.json')
    for (const file of ['keys.json', 'one.json']) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    const both = openBoth()
    try {
      expect(both.result()).toMatchObject({ ok: true })
      const before = both.keyId()
      await run('rotate', 'keys.json', 'one', '--out', 'one.json', '--starts-in', '0', '--overlap', '1')
      // Each process reads the change at a different moment.
      await expect
        .poll(() => {
          expect(both.result()).toMatchObject({ ok: true })
          return both.keyId()
        })
        .not.toBe(before)
      expect(both.result()).toMatchObject({ ok: true })
    } finally {
      both.close()
    }
  })

  it('lists keys without their secrets', async () => {
    await run('rotate', 'keys.json', 'one', '--starts-in', '0')
    await run('rotate', 'keys.json', 'one', '--starts-in', '0')
    const { text } = await run('list', 'keys.json')
    expect(text).toMatch(/^\S+ {2}one {2}from \S+, ends \S+\n\S+ {2}one {2}from \S+$/)
    const { keys } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as { keys: { secret: string }[] }
    const { text: json } = await run('list', 'keys.json', '--json')
    expect(json.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: expect.any(String), caller: 'one', from: expect.any(String), until: expect.any(String) },
      { id: expect.any(String), caller: 'one', from: expect.any(String) },
    ])
    for (const { secret } of keys) expect(text + json).not.toContain(secret)
  })

  it('removes a key', async () => {
    await run('rotate', 'keys.json', 'one')
    const { text } = await run('list', 'keys.json')
    expect((await run('remove', 'keys.json', text.split(' ')[0] ?? '')).code).toBe(0)
    expect((await run('list', 'keys.json')).text).toBe('There are no keys.')
  })

  it('leaves an invalid file as it is', async () => {
    writeFileSync(join(folder, 'keys.json'), '{"keys":[{"id":"a"}]}')
    expect((await run('rotate', 'keys.json', 'one')).code).toBe(1)
    expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe('{"keys":[{"id":"a"}]}')
  })

  it.each([
    [[], 2, 'Missing subcommand. Usage: pnpm api caller-keys rotate|list|remove.'],
    [['rotate'], 2, 'Missing file of keys.'],
    [['rotate', 'keys.json'], 2, 'Missing partner id or @studio.'],
    [['rotate', 'keys.json', 'one', '--overlap', 'x'], 2, 'must be whole numbers'],
    [['list', 'none.json'], 1, 'none.json of CALLER_KEYS_FILE cannot be read'],
    [['remove', 'keys.json'], 2, 'Missing key id.'],
    [['rotate', 'keys.json', 'one', '--json'], 2, '--json is an option of list.'],
    [['--help'], 0, '--starts-in'],
  ])('%j ends with %i', async (args, code, text) => {
    expect(await run(...args)).toEqual({ code, text: expect.stringContaining(text) })
  })
})
