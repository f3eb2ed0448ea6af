import { expect, it } from 'vitest'

import { runWrapper } from './run-wrapper.ts'

async function run(args: readonly string[], appEnv?: string) {
  const lines = { out: [] as string[], err: [] as string[] }
  const code = await runWrapper(args, { out: (line) => void lines.out.push(line), err: (line) => void lines.err.push(line) }, appEnv)
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') }
}

it('prints its help', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('pnpm wrapper <partner>') })
})

it.each([
  [[], 'Name one partner.'],
  [['acme', 'bolt'], 'Name one partner.'],
  [['../acme'], 'Name one partner.'],
  [['acme', '--platform', 'ios'], 'Unknown platform "ios". Known platforms: iOS, Android.'],
  [['acme', '--app-version', 'new'], '"new" is not a version'],
  [['acme', '--port', '0'], '"0" is not a port.'],
  [['acme', '--path', 'evil.example'], '"evil.example" is not a path'],
  [['acme', '--hedless'], "Unknown option '--hedless'"],
])('refuses %j', async (args, problem) => {
  expect(await run(args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(problem) })
})

it.each(['production', 'staging'])('does not run with APP_ENV=%s', async (appEnv) => {
  expect(await run(['acme', '--headless'], appEnv)).toMatchObject({ code: 1, err: expect.stringContaining('for development only') })
})
