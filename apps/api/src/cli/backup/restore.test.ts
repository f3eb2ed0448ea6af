import { expect, it } from 'vitest'

import { runCli } from '../run-cli.ts'

async function api(args: readonly string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runCli(args, { APP_ENV: 'development' }, '/nowhere', { out: print, err: print })
  return { code, text: lines.join('\n') }
}

const INTO = ['restore', 'backup', '--into', 'x']

it.each([
  [['restore', 'backup'], 'Missing --into.'],
  [['restore', '--into', 'x'], 'Missing backup.'],
  [[...INTO, 'more'], 'Unexpected argument "more".'],
  [[...INTO, '--dry-run'], 'A dry run needs no --into.'],
  [[...INTO, '--until', '2026-11-28T09:30:00Z'], '--until needs --restore-command'],
  [[...INTO, '--restore-command', 'cp a b'], '--restore-command must contain %f'],
  [[...INTO, '--restore-command', 'cp /a/%f "%p"', '--until', '2026-11-28 09:30'], '--until must be a moment with its zone'],
  [[...INTO, '--restore-command', 'cp /a/%f "%p"', '--until', '2026-13-28T09:30:00Z'], '--until must be a moment with its zone'],
  [[...INTO, '--restor-command', 'cp'], "Unknown option '--restor-command'"],
])('reports what is missing or wrong in %j', async (args, why) => {
  const { code, text } = await api(args)
  expect(text).toContain(why)
  expect(text).toContain('See pnpm api restore --help.')
  expect(code).toBe(2)
})

it('needs a folder that holds a backup', async () => {
  expect(await api(['restore', 'backup', '--dry-run'])).toEqual({
    code: 1,
    text: '/nowhere/backup is not a backup: it has no backup.json. Give the folder that pnpm api backup wrote.',
  })
})

it('is listed beside the other commands, with its help', async () => {
  const { text } = await api(['--help'])
  expect(text).toMatch(/pnpm api backup +Copies the database/)
  expect(text).toMatch(/pnpm api restore +Puts a backup/)
  expect((await api(['restore', '--help'])).text).toContain('--until <time>')
})
