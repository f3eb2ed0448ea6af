import { expect, it } from 'vitest'

import { readPlaceText } from './place-text.ts'

it.each([
  ['97205', [{ kind: 'zip', zipCode: '97205' }]],
  ['97205-1234', [{ kind: 'zip', zipCode: '97205' }]],
  ['97205 Portland, OR', [{ kind: 'zip', zipCode: '97205' }]],
  ['Portland, OR 97205', [{ kind: 'zip', zipCode: '97205' }]],
  ['Portland, OR', [{ name: 'portland', state: 'OR' }]],
  ['portland or', [{ name: 'portland', state: 'OR' }]],
  ['PORTLAND   Oregon', [{ name: 'portland', state: 'OR' }]],
  [
    'Charleston, West Virginia',
    [
      { name: 'charleston', state: 'WV' },
      { name: 'charleston west', state: 'VA' },
    ],
  ],
  ['Washington District of Columbia', [{ name: 'washington', state: 'DC' }]],
  ['Washington, D.C.', [{ name: 'washington', state: 'DC' }]],
  ['Saint Louis Missouri', [{ name: 'st louis', state: 'MO' }]],
  ['St. Louis, MO', [{ name: 'st louis', state: 'MO' }]],
  ['Ft. Worth TX', [{ name: 'ft worth', state: 'TX' }]],
  [
    'Cañon City, CO',
    [
      { name: 'canon city', state: 'CO' },
      { name: 'canon', state: 'CO' },
    ],
  ],
])('reads %s (GEO-08)', (text, first) => {
  expect(readPlaceText(text).slice(0, first.length)).toMatchObject(first)
})

it('tries a name that is a town and a state as the town first', () => {
  expect(readPlaceText('Washington')).toEqual([
    { kind: 'city', name: 'washington', state: null },
    { kind: 'state', state: 'WA' },
  ])
})

it.each(['', '  ', ',', '!?'])('reads nothing in %j', (text) => {
  expect(readPlaceText(text)).toEqual([])
})
