import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { readPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { covered, scaled } from '@dining/stress'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const PARTNERS = join(ROOT, 'partners')
const BUILD = join(ROOT, 'tooling/build/src/partner-build.ts')

/** The parts of a partner's folder that end up in a bundle. */
const MARKED_PARTS = ['copy', 'tokens', 'assets'] as const
type Marks = Readonly<Record<(typeof MARKED_PARTS)[number], string>>

let folder = ''
const marksOf = new Map<string, Marks>()

/** Changes a module. */
async function wrap(file: string, code: (original: string) => string): Promise<void> {
  await rename(`${file}.ts`, `${file}-unmarked.ts`)
  await writeFile(`${file}.ts`, code(`${file}-unmarked.ts`))
}

/** A copy of a partner's folder with unique marks in its texts, its theme and a file. */
async function copyMarked(id: string): Promise<void> {
  const copy = join(folder, id)
  const marks: Marks = { copy: randomUUID(), tokens: randomUUID(), assets: randomUUID() }
  const besides = (source: string) => !/\/(?:node_modules|dist|\.turbo|\.cache)$/.test(source)
  await cp(join(PARTNERS, id), copy, { recursive: true, filter: besides })
  await symlink(join(PARTNERS, id, 'node_modules'), join(copy, 'node_modules'))
  await wrap(
    join(copy, 'partner'),
    (original) => `import whole from '${original}'
export default { ...whole, routes: { ...whole.routes, '/': { ...whole.routes['/'], description: '${marks.copy}' } } }`,
  )
  await wrap(
    join(copy, 'tokens'),
    (original) => `import { tokens as whole } from '${original}'
const faces = Object.fromEntries(Object.entries(whole.faces).map(([use, list]) => [use, list + ',"${marks.tokens}"']))
export const tokens = { ...whole, faces }`,
  )
  await mkdir(join(copy, 'assets'), { recursive: true })
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>${marks.assets}</desc><path d="M0 0h9v9"/></svg>`
  await writeFile(join(copy, 'assets/icon.svg'), icon)
  marksOf.set(id, marks)
}

/** Every file of a build, as searchable bytes; compressed files contain the same content again. */
async function bundleOf(dist: string): Promise<string> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))).join('\n')
}

beforeAll(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  folder = await mkdtemp(join(ROOT, '.cache/marked-'))
  const { partners } = await readPartners(PARTNERS)
  for (const { partner } of partners) await copyMarked(partner.program.id)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a build holds the random marks of its own partner, in words, theme and files, and none of another', async () => {
  const ids = [...marksOf.keys()]
  const built = ids.slice(0, scaled(ids.length, 2))
  for (const id of built) {
    await run(process.execPath, [BUILD], { cwd: join(folder, id), env: { ...process.env, NODE_ENV: 'production' } })
    const bundle = await bundleOf(join(folder, id, 'dist'))
    const found = [...marksOf].flatMap(([of, marks]) =>
      MARKED_PARTS.filter((part) => bundle.includes(marks[part])).map((part) => `${of}: ${part}`),
    )
    expect(found, id).toEqual(MARKED_PARTS.map((part) => `${id}: ${part}`))
  }
  covered('isolation of bundles', { built: built.length, 'marks of others looked for in each': MARKED_PARTS.length * (ids.length - 1) })
})
