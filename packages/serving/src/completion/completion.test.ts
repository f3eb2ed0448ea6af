import { describe, expect, it } from 'vitest'

import { completionScript, completionTable, readUsage } from './index.ts'
import { completedBy, INSTALLED_SHELLS } from './testing.ts'

const known = { partner: ['acme', 'bolt-air'], '--partner': ['acme', 'bolt-air'], '--kind': ['member', 'visitor'] }
const table = completionTable([
  readUsage('flags list <partner>… [--json]', known, { json: { type: 'boolean' } }),
  readUsage('flags set <partner> <on|off|list> --reason <why> [--kind <list>]', { ...known, 'on|off|list': ['on', 'off'] }),
  readUsage('feed import <file> [--format csv|ndjson] [--partner <id>]', known, {
    format: { type: 'string' },
    partner: { type: 'string' },
  }),
  readUsage('audit [options]', known, { limit: { type: 'string' } }),
  readUsage('audit verify [--json]', known),
  readUsage('content import <partner> [folder] (--all | --replace)', known),
  readUsage('completion bash|zsh|fish', known),
])

describe.each(INSTALLED_SHELLS)('in %s', (shell) => {
  const complete = (...words: readonly string[]) =>
    completedBy(shell, 'api', completionScript(shell, 'api', table), ['pnpm', 'api', ...words], ['rows.csv', 'with space.csv']).toSorted()

  it.each<readonly [readonly string[], readonly string[]]>([
    [[''], ['audit', 'completion', 'content', 'feed', 'flags']],
    [['f'], ['feed', 'flags']],
    [
      ['flags', ''],
      ['list', 'set'],
    ],
    [
      ['flags', 'set', ''],
      ['acme', 'bolt-air'],
    ],
    [
      ['flags', 'set', 'acme', 'o'],
      ['off', 'on'],
    ],
    [['flags', 'set', 'acme', 'on', ''], []],
    [['flags', 'list', 'acme', 'b'], ['bolt-air']],
    [
      ['flags', 'set', 'acme', 'on', '--kind', ''],
      ['member', 'visitor'],
    ],
    [['flags', 'set', '--reason', 'acme', 'b'], ['bolt-air']],
    [['flags', 'set', '--reason', ''], []],
    [['flags', 'list', '--json', 'a'], ['acme']],
    [
      ['feed', 'import', '--format', ''],
      ['csv', 'ndjson'],
    ],
    [['feed', 'import', '--partner', 'b'], ['bolt-air']],
    [['feed', 'import', 'rows'], ['rows.csv']],
    [
      ['feed', 'import', 'rows.csv', '--'],
      ['--format', '--help', '--partner'],
    ],
    [['audit', ''], ['verify']],
    [
      ['audit', '--'],
      ['--help', '--limit'],
    ],
    [
      ['content', 'import', 'acme', '--'],
      ['--all', '--help', '--replace'],
    ],
    [
      ['completion', ''],
      ['bash', 'fish', 'zsh'],
    ],
    [['unknown', ''], []],
  ])('pnpm api %j is completed', (words, expected) => {
    expect(complete(...words)).toEqual(expected)
  })

  it('leaves other commands of pnpm to the completion that was there before', () => {
    const found = completedBy(shell, 'api', completionScript(shell, 'api', table), ['pnpm', 'install', ''])
    // fish adds to others by itself.
    expect(found).toEqual(shell === 'fish' ? [] : ['of-pnpm'])
  })
})

it('a name that a shell would read is never a candidate', () => {
  const odd = completionTable([readUsage('flags list <partner>', { partner: ["a'b", '$(id)', 'a b', 'acme'] })])
  expect(odd.get('flags list#0')?.words).toEqual(['acme'])
})
