import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { testPartner } from '@dining/partner-kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { readParents } from './parents.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vault-partners-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const FACE_BYTES = Buffer.from('a face')
function writePartner(id: string, hosts: readonly string[], family: string | null = null): void {
  const own = join(folder, id)
  mkdirSync(join(own, 'fonts'), { recursive: true })
  writeFileSync(join(own, 'partner.ts'), `export default ${JSON.stringify(testPartner({ program: { id, hosts: [...hosts] } }))}`)
  if (family === null) return
  writeFileSync(
    join(own, 'tokens.ts'),
    `export const tokens = { faces: { text: ${JSON.stringify(`${JSON.stringify(family)},system-ui`)} } }`,
  )
  writeFileSync(join(own, 'theme.css.ts'), `webFace({\n  family: '${family}',\n  files: './fonts/own',\n  weights: '200 900',\n})`)
  writeFileSync(join(own, 'fonts/own-latin.woff2'), FACE_BYTES)
}
const read = (given?: ReadonlyMap<string, readonly string[]>) => readParents({ PARTNERS_DIR: folder, PARENT_ORIGINS: given })

it('every host of a partner may show the frame, and no host of another', async () => {
  writePartner('one', ['one.example', 'www.one.example'])
  writePartner('two', ['two.example'])
  expect(await read()).toMatchObject({
    ok: true,
    value: {
      origins: new Map([
        ['one', ['https://one.example', 'https://www.one.example']],
        ['two', ['https://two.example']],
      ]),
    },
  })
})

it('PARENT_ORIGINS replaces the hosts', async () => {
  writePartner('one', ['one.example'])
  const given = new Map([['one', ['http://one.localhost:3000']]])
  expect(await read(given)).toMatchObject({ ok: true, value: { origins: given } })
})

it('a partner’s own typeface has a path that changes with its bytes', async () => {
  writePartner('one', ['one.example'], 'Own Face')
  writePartner('two', ['two.example'])
  const parents = await read()
  const faces = parents.ok ? parents.value.faces : new Map()
  expect([...faces.keys()]).toEqual(['one'])
  const { path, rule, bytes } = faces.get('one') ?? {}
  expect(path).toMatch(/^\/faces\/[\da-f]{32}\.woff2$/)
  expect(rule).toBe(`@font-face{font-family:"Own Face";font-weight:200 900;font-display:swap;src:url(${path})}`)
  expect(Buffer.from(bytes)).toEqual(FACE_BYTES)
})

it.each(['Face";}*{color:red', 'Face</style>', 'url(x)'])('a typeface with the name %s is left out', async (family) => {
  writePartner('one', ['one.example'], family)
  expect(await read()).toMatchObject({ ok: true, value: { faces: new Map() } })
})

it('the error names the variable to set', async () => {
  const error = (parents: Awaited<ReturnType<typeof readParents>>) => (parents.ok ? '' : parents.error)
  expect(error(await readParents({ PARTNERS_DIR: undefined, PARENT_ORIGINS: undefined }))).toContain('set PARENT_ORIGINS')
  expect(error(await read())).toContain('there is no partner in PARTNERS_DIR')
  writePartner('one', [])
  expect(error(await read())).toContain('partners without a host: one')
})
