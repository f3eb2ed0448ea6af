import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A small repository with one issue a file; the linter runs over it with the real configuration. */
const FAULTS = {
  'packages/domain/src/up.ts': "import '@dining/contract'\n",
  'packages/domain/src/across.ts': "export type { A } from '../../contract/src/a.ts'\n",
  'packages/account/src/sideways.ts': "export const load = () => import('@dining/enrollment')\n",
  'packages/account/src/type.ts': "export type Lost = import('@dining/enrollment').Lost\n",
  'packages/account/src/star.ts': "export * from './type.ts'\n",
  'apps/web/src/named.ts': "export const home = 'partners/pelican/dist'\n",
  'apps/api/src/use-cases/query.ts': "export const all = (tx) => tx.selectFrom('member')\n",
  'apps/api/src/retention/text.ts': "import { sql } from 'kysely'\nexport const all = sql`select 1`\n",
  'apps/api/src/http/write.ts': 'export const write = (store, work) => store.tenant("one", work)\n',
  'apps/api/src/cli/write.ts': 'export const write = (deps, work) => deps.store.owner(work)\n',
  'apps/web/src/off.ts': '// oxlint-disable-next-line no-debugger\ndebugger\n',
}
const SOUND = {
  'packages/contract/src/fine.ts': "import '@dining/domain'\n",
  'apps/api/src/store/repositories/member.ts': "export const all = (tx) => tx.selectFrom('member')\n",
  'apps/api/src/store/open-pglite.ts': "import { sql } from 'kysely'\nexport const role = sql`select 1`\n",
  'apps/api/src/use-cases/member.test.ts': "export const all = (tx) => tx.selectFrom('member')\n",
  'apps/api/src/http/read.ts': 'export const read = (store, work) => store.reading.tenant("one", work)\n',
  'apps/api/src/http/read-delayed.ts': 'export const read = (store, work) => store.delayed().tenant("one", work)\n',
  'apps/api/src/use-cases/write.ts': 'export const write = (store, work) => store.tenant("one", work)\n',
  'partners/pelican/program.ts': "export const id = 'pelican'\n",
}

const house = mkdtempSync(join(tmpdir(), 'dining-lint-'))
const config = resolve(import.meta.dirname, '../../../oxlint.config.ts')
let findings = ''

beforeAll(async () => {
  for (const [path, text] of Object.entries({ ...FAULTS, ...SOUND, 'pnpm-workspace.yaml': '' })) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  const oxlint = resolve(import.meta.dirname, '../../../node_modules/.bin/oxlint')
  findings = await new Promise((done) => {
    execFile(oxlint, ['-c', config, '-f', 'unix', '.'], { cwd: house }, (_, stdout, stderr) => done(stdout + stderr))
  })
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

describe('the linter reports, with the reason', () => {
  it.each([
    ['packages/domain/src/up.ts', 'do not depend on screens, servers or storage'],
    ['packages/domain/src/across.ts', 'by a path'],
    ['packages/account/src/sideways.ts', 'features do not import each other'],
    ['packages/account/src/type.ts', 'features do not import each other'],
    ['packages/account/src/star.ts', 'Name what is exported'],
    ['apps/web/src/named.ts', 'Nothing outside partners/ names a partner ("pelican")'],
    ['apps/api/src/use-cases/query.ts', 'are found in one folder'],
    ['apps/api/src/retention/text.ts', 'are found in one folder'],
    ['apps/api/src/http/write.ts', 'writes through a use case'],
    ['apps/api/src/cli/write.ts', 'writes through a use case'],
    ['apps/web/src/off.ts', 'Do not disable a rule'],
  ])('%s', (path, why) => {
    expect(
      findings
        .split('\n')
        .filter((line) => line.startsWith(`${path}:`))
        .join('\n'),
    ).toContain(why)
  })

  it.each(Object.keys(SOUND))('and accepts %s', (path) => {
    expect(findings).not.toContain(path)
  })
})
