import { expect, it } from 'vitest'

import { differences } from './difference.ts'

const state = (headline: string, more = {}) => ({ user_states: [{ key: 'anonymous', headline, ...more }] })

it('lists the differences of a version, word by word and by location', () => {
  expect(differences(state('Earn more miles'), state('Earn far more miles'))).toEqual([
    {
      place: 'For each kind of visitor 1 › Headline',
      pieces: [
        { kind: 'same', text: 'Earn ' },
        { kind: 'new', text: 'far ' },
        { kind: 'same', text: 'more miles' },
      ],
    },
  ])
})

it('lists additions and removals', () => {
  const found = differences({ title: 'Old', shown: true }, { body_text: 'New', shown: false })
  expect(found.map(({ place, pieces }) => [place, pieces.map(({ kind, text }) => `${kind} ${text}`).join(', ')])).toEqual([
    ['Body', 'new New'],
    ['Shown', 'gone on, new off'],
    ['Title', 'gone Old'],
  ])
})

it('lists nothing for versions with the same content', () => {
  expect(differences(state('Earn'), state('Earn'))).toEqual([])
})
