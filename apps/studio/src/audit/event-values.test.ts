import { expect, it } from 'vitest'

import { actorWords, valuesOf } from './event-values.ts'

it('shows the facts of an event, and what it changed', () => {
  const facts = { by: 'sam@studio.example', cardId: 'c1', found: true, fields: ['zip', 'city'], reason: '' }
  expect(
    valuesOf({ actor: 'sam@studio.example', facts, before: { linkedCards: 2, active: true }, after: { linkedCards: 1, active: true } }),
  ).toEqual([
    ['Card id', 'c1'],
    ['Found', 'yes'],
    ['Fields', 'zip, city'],
    ['Reason', '(empty)'],
    ['Linked cards', '2 → 1'],
    ['Active', 'yes (unchanged)'],
  ])
  expect(valuesOf({ actor: '', facts: { by: 'sam' }, before: null, after: { value: [] } })).toEqual([
    ['By', 'sam'],
    ['Value', 'none → (empty)'],
  ])
})

it.each([
  ['operator', 'sam@studio.example', 'Operator sam@studio.example'],
  ['member', '', 'The member'],
  ['command', 'root@host', 'A command of root@host'],
  ['system', 'retention', 'The API (retention)'],
  ['unknown', '', 'Unknown'],
])('names a %s', (actorKind, actor, words) => {
  expect(actorWords({ actorKind, actor })).toBe(words)
})
