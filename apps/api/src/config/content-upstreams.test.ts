import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { readContentUpstreams } from './content-upstreams.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upstreams-'))
  file = join(folder, 'content.json')
})
afterAll(() => rm(folder, { recursive: true }))

async function readFile(content: unknown) {
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readContentUpstreams(file)
}
const good = { url: 'https://api.content.example/v2', authToken: 'secret' }

it('partners have their content in the database unless the file names a service', async () => {
  expect(await readContentUpstreams(undefined)).toEqual({ ok: true, value: new Map() })
  const everyMs = { one: 10_000, two: 60_000 }
  expect(await readFile({ one: good, two: { ...good, everySeconds: 60 } })).toEqual({
    ok: true,
    value: new Map([
      ['one', { ...good, everyMs: everyMs.one }],
      ['two', { ...good, everyMs: everyMs.two }],
    ]),
  })
})

it.each([
  ['{', 'must be JSON'],
  [{ one: { ...good, url: 'http://api.content.example' } }, 'one.url must be an https: address'],
  [{ one: { url: good.url } }, 'one.authToken'],
  [{ one: { ...good, everySeconds: 0 } }, 'one.everySeconds must be 2 or more'],
  [{ one: { ...good, interval: 5 } }, 'one.interval'],
])('a file of %j is refused with what is wrong, and without a secret', async (content, why) => {
  const refused = await readFile(content)
  expect(refused).toMatchObject({ ok: false })
  const said = refused.ok ? '' : refused.error
  expect(said).toContain('CONTENT_FILE')
  expect(said).toContain(why)
  expect(said).not.toContain(good.authToken)
})

it('names a file that does not exist', async () => {
  expect(await readContentUpstreams(join(folder, 'none.json'))).toMatchObject({ ok: false, error: expect.stringContaining('none.json') })
})
