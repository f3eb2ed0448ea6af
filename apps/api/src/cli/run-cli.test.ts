import { beforeEach, describe, expect, it } from 'vitest'

import { COMMANDS } from './commands.ts'
import { runCli } from './run-cli.ts'

let out: string[]
let err: string[]
beforeEach(() => {
  out = []
  err = []
})

const run = (...args: string[]) => runCli(args, {}, '/', { out: (line) => void out.push(line), err: (line) => void err.push(line) })

describe('pnpm api', () => {
  it('shows the help of migrate and the variables that are missing', async () => {
    expect(await run('migrate', '--help')).toBe(0)
    expect(await run('migrate')).toBe(2)
    expect(out[1]).toBe('MIGRATE_DATABASE_URL is missing. See pnpm api migrate --help.')
  })

  it('lists every command', async () => {
    expect(await run('--help')).toBe(0)
    for (const { name, summary } of COMMANDS) expect(out[0]).toMatch(new RegExp(`pnpm api ${name} +${summary}`))
    expect(out[0]).toMatch(/pnpm api audit purge +Removes old events/)
    expect(err).toEqual([])
  })

  it.each(COMMANDS.map(({ name }) => name))('shows the help of %s', async (name) => {
    expect(await run(...name.split(' '), '--help')).toBe(0)
    expect(out[0]).toContain(`pnpm api ${name}`)
    expect(out[0]).toContain('--help')
    // Long lines wrap badly in a terminal; only lists of names may be long.
    const wide = (out[0] ?? '').split('\n').filter((line) => line.length > 140 && !line.startsWith('Optional: '))
    expect(wide).toEqual([])
  })

  it.each([
    [[], 2, ''],
    [['merchants'], 2, 'Missing subcommand. Usage: pnpm api merchants import|pictures'],
    [['feed'], 2, 'Missing subcommand. Usage: pnpm api feed import|settle|unmatched|sample'],
    [['merchants', 'inport', 'x.csv'], 2, 'Unknown command "merchants inport". Did you mean merchants import? See pnpm api --help.'],
    [['nonsense'], 2, 'Unknown command "nonsense". See pnpm api --help.'],
    [
      ['merchants', 'import'],
      2,
      'Missing file. Usage: pnpm api merchants import <file> [--mapping <file>] [--format csv|ndjson] [--changes] [--dry-run]',
    ],
    [['merchants', 'import', 'a', 'b'], 2, 'Unexpected argument "b". See pnpm api merchants import --help.'],
    [['merchants', 'import', 'a', '--formt', 'csv'], 2, "Unknown option '--formt'. See pnpm api merchants import --help."],
    [['merchants', 'import', 'a', '--format', 'xml'], 2, '--format must be csv or ndjson. See pnpm api merchants import --help.'],
    [['merchants', 'import', 'a', '--mapping'], 2, "Option '--mapping <value>' argument missing. See pnpm api merchants import --help."],
    [['feed', 'settle', '2026-11-30'], 2, 'Unexpected argument "2026-11-30". Pass the day with --as-of. See pnpm api feed settle --help.'],
    [['audit', 'all'], 2, 'Unexpected argument "all". This command takes options only. See pnpm api audit --help.'],
    [['audit', '--event', 'nothing'], 2, 'Unknown event "nothing". See pnpm api audit --help.'],
    [
      ['audit', '--from', 'yesterday'],
      2,
      'Invalid time "yesterday". Use a day such as 2026-11-22, or a time such as 2026-11-22T08:00:00Z. See pnpm api audit --help.',
    ],
    [['audit', 'purge', '--before', '2019-01-01'], 2, 'Missing --reason. See pnpm api audit purge --help.'],
    [
      ['audit', 'purge', '--before', '2999-01-01'],
      2,
      '--before must be a day in the past, not 2999-01-01. See pnpm api audit purge --help.',
    ],
    [['migrate', 'all'], 2, 'Unexpected argument "all". See pnpm api migrate --help.'],
    [['migrat'], 2, 'Unknown command "migrat". Did you mean migrate? See pnpm api --help.'],
    [
      ['feed', 'sample', '--partner', 'x'],
      2,
      'Missing --partner, --email or --merchant. Usage: pnpm api feed sample --partner <id> --email <address> --merchant <id> --amount <dollars> [--out <file>]',
    ],
  ])('answers %j with exit code %i and a remedy', async (args, code, words) => {
    expect(await run(...args)).toBe(code)
    expect(err.join()).toBe(words)
  })
})
