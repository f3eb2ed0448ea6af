import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { readPartners } from '@dining/partner-kit/node'
import { pathWithPnpm, ROOT } from '@dining/stack'
import { covered, scaled } from '@dining/stress'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { changePartner, copyPartner } from '../pack/copy-partner.ts'
import { hashOf } from '../pack/manifest.ts'

const run = promisify(execFile)
const PARTNERS = join(ROOT, 'partners')
const MAIN = 'tooling/partner/src/main.ts'

const packedSchema = v.object({ packs: v.array(v.object({ partner: v.string(), version: v.string(), archive: v.string() })) })
type Packed = v.InferOutput<typeof packedSchema>['packs']

let folder = ''
beforeAll(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  folder = await mkdtemp(join(ROOT, '.cache/packed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Packs partners in a process of its own. @param args the program and its arguments */
async function packed(cwd: string, ...args: readonly string[]): Promise<Packed> {
  const { stdout } = await run(process.execPath, [...args, '--json'], {
    cwd,
    maxBuffer: 1e8,
    env: { ...process.env, PATH: pathWithPnpm() },
  })
  return v.parse(v.pipe(v.string(), v.parseJson(), packedSchema), stdout).packs
}

const bytesOf = async (packs: Packed) =>
  Object.fromEntries(await Promise.all(packs.map(async ({ partner, archive }) => [partner, hashOf(await readFile(archive))] as const)))

it('a change of one partner’s folder changes the pack of that partner alone', async () => {
  const { partners } = await readPartners(PARTNERS)
  const all = partners.map(({ partner }) => partner.program.id)
  const ids = all.slice(0, scaled(all.length, 3))
  const copies = join(folder, 'partners')
  for (const id of ids) {
    await copyPartner(PARTNERS, copies, id)
  }
  const before = await bytesOf(await packed(ROOT, join(ROOT, MAIN), 'pack', ...ids, '--partners', copies, '--out', join(folder, 'before')))
  const [changed = ''] = ids
  await changePartner(
    join(copies, changed),
    "{ ...whole, routes: { ...whole.routes, '/': { ...whole.routes['/'], description: 'Another description' } } }",
  )
  const after = await bytesOf(await packed(ROOT, join(ROOT, MAIN), 'pack', ...ids, '--partners', copies, '--out', join(folder, 'after')))
  expect(ids.filter((id) => after[id] !== before[id])).toEqual([changed])
  covered('packs after a change of one partner', { packs: 2 * ids.length, 'changed of others': 0 })
})

it('two checkouts in two folders give the same bytes', async () => {
  const checkout = await mkdtemp(join(tmpdir(), 'dining-packs-'))
  try {
    await run('git', ['clone', '--quiet', ROOT, checkout])
    // With what is not committed here.
    const copy = `git ls-files -z --cached --others --exclude-standard --deduplicate | tar --create --null --files-from=- --ignore-failed-read | tar --extract --directory "$0"`
    await run('bash', ['-c', copy, checkout], { cwd: ROOT })
    const install = ['install', '--prefer-offline', '--frozen-lockfile']
    await run('pnpm', install, { cwd: checkout, env: { ...process.env, PATH: pathWithPnpm(), CI: 'true' } })
    const { partners } = await readPartners(PARTNERS)
    const ids = partners.map(({ partner }) => partner.program.id).slice(0, scaled(3, 1))
    const here = await packed(ROOT, join(ROOT, MAIN), 'pack', ...ids, '--out', join(folder, 'here'))
    const there = await packed(checkout, join(checkout, MAIN), 'pack', ...ids, '--out', join(folder, 'there'))
    expect(await bytesOf(there)).toEqual(await bytesOf(here))
    covered('packs of two checkouts', { packs: 2 * ids.length, 'with other bytes': 0 })
  } finally {
    await rm(checkout, { recursive: true, force: true })
  }
})
