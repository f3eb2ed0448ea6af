import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CONTRACT_VERSION } from '@dining/contract'
import { hashOf, MANIFEST_FILE, sortedJson, withVersion } from '@dining/partner/pack'
import { pathWithPnpm, ROOT } from '@dining/stack'
import { covered, scaled } from '@dining/stress'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { chosenPartner } from './rehearse.ts'
import { STEPS } from './steps.ts'

const rowSchema = v.object({
  step: v.string(),
  state: v.string(),
  text: v.string(),
  seconds: v.number(),
  requests: v.number(),
  failures: v.number(),
})
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ partner: v.string(), passed: v.boolean(), rows: v.array(rowSchema), requests: v.number(), failures: v.number() }),
)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rehearsed-'))
  // As root, PostgreSQL runs as another user.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs `pnpm rehearse … --json` in a temporary folder of its own. */
async function rehearsed(...args: readonly string[]) {
  const temporary = await mkdtemp(join(folder, 'tmp-'))
  await chmod(temporary, 0o755)
  const { code, stdout, stderr } = await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...args, '--json'],
      {
        cwd: ROOT,
        env: { HOME: process.env['HOME'], PATH: pathWithPnpm(), NODE_NO_WARNINGS: '1', NODE_DISABLE_COMPILE_CACHE: '1', TMPDIR: temporary },
      },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, stdout: out, stderr: err }),
    )
  })
  const read = v.safeParse(reportSchema, stdout)
  if (!read.success) throw new Error(`pnpm rehearse ended with code ${code}\n${stdout}${stderr}`)
  return { code, report: read.output, stderr, left: await readdir(temporary) }
}

const statesOf = ({ rows }: v.InferOutput<typeof reportSchema>) => Object.fromEntries(rows.map(({ step, state }) => [step, state]))
const names = STEPS.map(({ name }) => name)

/** A pack of a partner with a server of one line. @returns its folder */
async function smallPack(partner: string, server: string): Promise<string> {
  const manifest = withVersion({
    format: 1,
    partner,
    commit: null,
    contract: CONTRACT_VERSION,
    build: hashOf(server),
    runtime: { node: '>=24', platform: 'any' },
    tools: {},
    maps: null,
    files: [{ path: 'server.mjs', bytes: Buffer.byteLength(server), sha256: hashOf(server) }],
  })
  const pack = join(folder, `${partner}-${manifest.version}`)
  await mkdir(pack)
  await writeFile(join(pack, 'server.mjs'), server)
  await writeFile(join(pack, MANIFEST_FILE), sortedJson(manifest))
  return pack
}

it('rehearses the first partner: each step passes, no request of a visitor fails, and no folder is left', async () => {
  const out = join(folder, 'report.json')
  const { code, report, stderr, left } = await rehearsed(
    '--seconds',
    String(scaled(20, 1)),
    '--visitors',
    String(scaled(4, 1)),
    '--out',
    out,
  )
  expect(report.rows, stderr).toEqual(
    names.map((step) => expect.objectContaining({ step, state: 'passed', text: expect.stringMatching(/./), failures: 0 })),
  )
  const withRequests = report.rows.filter(({ requests }) => requests > 0).map(({ step }) => step)
  expect(withRequests).toEqual(expect.arrayContaining(['promote', 'rotate', 'rollback', 'canary', 'backup', 'restore', 'secret']))
  expect([code, report.passed, left]).toEqual([0, true, []])
  expect(await readdir(folder)).toContain('report.json')
  covered('rehearsal', { steps: report.rows.length, requests: report.requests, failed: report.failures })
})

it('names the step that fails, runs no later one but the end, and ends with code 1: a server that does not start', async () => {
  const partner = (await chosenPartner(null)).program.id
  const dead = await smallPack(partner, 'console.error("there is no port")\nprocess.exit(3)\n')
  const other = await smallPack(partner, 'process.exit(4)\n')
  const { code, report, stderr, left } = await rehearsed(partner, '--from', dead, '--to', other)
  const passed = ['pack', 'push', 'start', 'end']
  const expected = names.map((name) => [name, passed.includes(name) ? 'passed' : name === 'first' ? 'failed' : 'not run'])
  expect(statesOf(report), stderr).toEqual(Object.fromEntries(expected))
  expect(report.rows.find(({ step }) => step === 'first')?.text).toContain('it ended with code 3: there is no port')
  expect([code, left]).toEqual([1, []])
})

it('starts nothing with a pack that was changed', async () => {
  const partner = (await chosenPartner(null)).program.id
  const [one, two] = [await smallPack(partner, '// one\n'), await smallPack(partner, '// two\n')]
  await writeFile(join(two, 'server.mjs'), '// too\n')
  const { code, report, left } = await rehearsed(partner, '--from', one, '--to', two)
  expect(report.rows.filter(({ state }) => state === 'failed')).toEqual([
    expect.objectContaining({ step: 'push', text: expect.stringContaining('server.mjs') }),
  ])
  expect(statesOf(report)).toMatchObject({ start: 'not run', end: 'passed' })
  expect([code, left]).toEqual([1, []])
})
