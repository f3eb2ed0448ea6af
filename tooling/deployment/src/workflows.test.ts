import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '@dining/stack'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { parse } from 'yaml'

import { filesBelow } from './images/configuration.ts'

// What our workflows use of GitHub's format, so that a misspelled name is refused.
const step = v.strictObject({
  name: v.optional(v.string()),
  if: v.optional(v.string()),
  run: v.optional(v.string()),
  uses: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string()), {}),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
})
const job = v.strictObject({
  name: v.optional(v.string()),
  if: v.optional(v.string()),
  needs: v.optional(v.string()),
  'runs-on': v.pipe(v.string(), v.regex(/-\d+\.\d+$/, 'must be a fixed version')),
  container: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string()), {}),
  'timeout-minutes': v.number(),
  steps: v.array(step),
})
const workflow = v.strictObject({
  name: v.string(),
  on: v.record(v.string(), v.unknown()),
  concurrency: v.optional(v.unknown()),
  permissions: v.strictObject({ contents: v.literal('read') }),
  jobs: v.record(v.string(), job),
})

const { packageManager, scripts } = v.parse(
  v.looseObject({ packageManager: v.string(), scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
)
const files = filesBelow(join(ROOT, '.github/workflows'), '.yml').map(
  (path) => [path.slice(ROOT.length + 1), readFileSync(path, 'utf8')] as const,
)
const read = (text: string) => v.parse(workflow, parse(text))

describe.each(files)('%s', (_, text) => {
  it('has the least rights, a limit of time, and fixed versions', () => {
    expect(() => read(text.replace('runs-on', 'run-on'))).toThrow('runs-on')
    const used = Object.values(read(text).jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
    expect(used.filter((name) => !/^actions\/[a-z-]+@v\d+$/.test(name))).toEqual([])
  })

  it('starts programs that exist, by the package manager of the repository', () => {
    const commands = Object.values(read(text).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.split('\n') ?? []))
    for (const command of commands) {
      // What a visitor of the repository names must not become a part of a command.
      expect(command).not.toContain('${{')
      for (const [, name = '', verb = ''] of command.matchAll(/npx --yes (\S+) (\S+)/g)) {
        expect(name).toBe(packageManager)
        expect([verb, verb === 'install' || Object.hasOwn(scripts, verb)]).toEqual([verb, true])
      }
      for (const [, path = ''] of command.matchAll(/(?:^|\s)((?:tooling|\.ci)\/\S+)/g))
        expect([path, existsSync(join(ROOT, path))]).toEqual([path, true])
    }
  })
})

it('the archives of the partners that changed are kept, after the tests passed, in a clone with its history', () => {
  const { jobs } = read(readFileSync(join(ROOT, '.github/workflows/test.yml'), 'utf8'))
  const pack = jobs['pack']
  expect(jobs['test']?.steps.map(({ run }) => run)).toContain('.ci/run')
  expect(pack?.needs).toBe('test')
  expect(pack?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with['fetch-depth']).toBe(0)
  const command = pack?.steps.find(({ run }) => run?.includes('partner pack'))?.run
  const folder = /partner pack --since "\$SINCE" --out (\S+)/.exec(command ?? '')?.[1]
  expect(pack?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))?.with['path']).toBe(`${folder}/*.tar`)
})
