import { completedBy, INSTALLED_SHELLS } from '@dining/serving/completion/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HELP } from './help.ts'
import { runPartner } from './run-partner.ts'
import { testFolder, type TestFolder } from './testing/folder.ts'

let folder: TestFolder
beforeAll(async () => {
  folder = await testFolder()
  await folder.add('acme')
  await folder.add('bolt-air')
})
afterAll(() => folder.close())

const lines: string[] = []
async function script(...args: readonly string[]) {
  lines.length = 0
  const take = (line: string) => void lines.push(line)
  expect(await runPartner(['completion', ...args], { out: take, err: take }, folder.path)).toBe(args[0] === 'tcsh' ? 2 : 0)
  return lines.join('\n')
}

describe.each(INSTALLED_SHELLS)('pnpm partner completion %s', (shell) => {
  it('completes every command of the help, its partners, and the options that are its own', async () => {
    const text = await script(shell)
    const complete = (...words: readonly string[]) => completedBy(shell, 'partner', text, ['pnpm', 'partner', ...words]).toSorted()
    const commands = [...HELP.matchAll(/^ {2}pnpm partner ([a-z]+)/gm)].map(([, name]) => name ?? '')
    expect(complete('')).toEqual(commands.toSorted())
    expect(complete('build', '')).toEqual(['acme', 'bolt-air'])
    expect(complete('check', 'acme', 'b')).toEqual(['bolt-air'])
    expect(complete('new', '')).toEqual([])
    expect(complete('pack', '--')).toEqual(['--help', '--json', '--out', '--partners', '--since'])
    expect(complete('check', '--s')).toEqual(['--sources'])
    expect(complete('completion', '')).toEqual(['bash', 'fish', 'zsh'])
  })
})

it('names the shells that it supports', async () => {
  expect(await script('tcsh')).toBe('Name a shell: bash, zsh, fish. See pnpm partner --help.')
})
