import { expect, it } from 'vitest'

import { parseTemplate } from './template.ts'

it.each([
  ['words alone', 'Dine', ['Dine'], false],
  ['a token', 'Earn {currency}.', ['Earn ', { token: 'currency', label: null }, '.'], false],
  ['a label', '{join_link|Join now}', [{ token: 'join_link', label: ['Join now'] }], false],
  [
    'a token in a label',
    '{join_link|Join {program}}',
    [{ token: 'join_link', label: ['Join ', { token: 'program', label: null }] }],
    false,
  ],
  ['an empty label', '{join_link|}', [{ token: 'join_link', label: [] }], false],
  ['space in a name', '{ currency }', [{ token: 'currency', label: null }], false],
  ['a bar outside', 'a | b', ['a ', '|', ' b'], false],
  ['an empty name', '{}', [{ token: '', label: null }], false],
  ['a brace that opens nothing', 'a { b', ['a ', ' b'], true],
  ['a brace that closes nothing', 'a } b', ['a ', ' b'], true],
  ['a brace inside a name', '{a{b}', [{ token: 'ab', label: null }], true],
  ['a label without an end', '{join_link|Join', ['Join'], true],
] as const)('reads %s', (_, source, nodes, stray) => {
  expect(parseTemplate(source)).toEqual({ nodes, stray })
})

it('parses a text of any depth without stack growth', () => {
  const deep = '{a|'.repeat(50_000)
  expect(parseTemplate(deep).stray).toBe(true)
})
