import { execFile } from 'node:child_process'
import { join, normalize } from 'node:path'
import { promisify } from 'node:util'

import { ROOT } from '@dining/stack'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { partnerIds } from './choose.ts'

const planSchema = v.object({
  tasks: v.array(v.object({ package: v.string(), task: v.string(), directory: v.string(), inputs: v.record(v.string(), v.string()) })),
})

/** Files that decide whether turbo has to build a partner, from the top of the repository, by partner. */
async function inputsByPartner(): Promise<ReadonlyMap<string, readonly string[]>> {
  const args = ['run', 'build', '--filter=./partners/*', '--dry=json', '--no-update-notifier']
  const { stdout } = await promisify(execFile)(join(ROOT, 'node_modules/.bin/turbo'), args, {
    cwd: ROOT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 256 * 1024 * 1024,
  })
  const { tasks } = v.parse(planSchema, JSON.parse(stdout))
  return new Map(
    tasks.map(({ directory, inputs }) => [
      directory.replace(/^partners\//, ''),
      Object.keys(inputs).map((file) => normalize(join(directory, file))),
    ]),
  )
}

it('a change of one partner builds that one, a change of what all are made of builds all', async () => {
  const all = await inputsByPartner()
  expect([...all.keys()].toSorted()).toEqual(await partnerIds(join(ROOT, 'partners')))
  for (const [id, files] of all) {
    expect(files).toContain(`partners/${id}/partner.ts`)
    expect(files.filter((file) => file.startsWith('partners/') && !file.startsWith(`partners/${id}/`))).toEqual([])
    for (const shared of ['packages/ui/src/index.ts', 'packages/ui/package.json', 'apps/web/src/routes.tsx', 'apps/web/build/index.ts'])
      expect(files).toContain(shared)
    // A file that is in no bundle builds nothing.
    expect(files.filter((file) => /\.(?:test|stories)\.|\.md$/.test(file))).toEqual([])
  }
})
