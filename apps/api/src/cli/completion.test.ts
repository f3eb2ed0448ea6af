import { completedBy, INSTALLED_SHELLS } from '@dining/serving/completion/testing'
import { describe, expect, it } from 'vitest'

import { COMMANDS } from './commands.ts'
import { FLAG_NAMES } from '../use-cases/feature-flags.ts'
import { runCli } from './run-cli.ts'

const out: string[] = []
const run = async (...args: readonly string[]) => {
  out.length = 0
  return runCli(args, {}, '/', { out: (line) => void out.push(line), err: (line) => void out.push(line) })
}

describe.each(INSTALLED_SHELLS)('pnpm api completion %s', (shell) => {
  it('completes each command with its options, and the values that are known', async () => {
    expect(await run('completion', shell)).toBe(0)
    const [script = ''] = out
    const complete = (...words: readonly string[]) => completedBy(shell, 'api', script, ['pnpm', 'api', ...words])
    expect(complete('')).toEqual(expect.arrayContaining([...new Set(COMMANDS.map(({ name }) => name.split(' ')[0])), 'secrets', 'restore']))
    const [{ usage, options } = { usage: '', options: {} }] = COMMANDS.filter(({ name }) => name === 'operators add')
    expect(usage).not.toBe('')
    expect(complete('operators', 'add', '--')).toEqual(expect.arrayContaining(Object.keys(options).map((name) => `--${name}`)))
    expect(complete('flags', 'set', 'x', '')).toEqual(expect.arrayContaining([...FLAG_NAMES]))
    expect(complete('flags', 'list', '').length).toBeGreaterThan(10)
    expect(complete('audit', '--event', 'sign').length).toBeGreaterThan(0)
    expect(complete('secrets', '')).toEqual(expect.arrayContaining(['rotate', 'list', 'retire']))
    expect(complete('caller-keys', 'rotate', 'keys.json', '@')).toEqual(['@studio'])
    expect(complete('restore', '--in')).toEqual(['--into'])
  })
})

it('has options and arguments of every command, and refuses other shells', async () => {
  await run('completion', 'bash')
  for (const { name, options } of COMMANDS)
    for (const option of Object.keys(options)) expect(out[0]).toMatch(new RegExp(`'${name}#-'\\) found='[^']*--${option}\\b`))
  expect(await run('completion', 'tcsh')).toBe(2)
  expect(out).toEqual(['Name a shell: bash, zsh, fish. See pnpm api completion --help.'])
})
