import { expect, it } from 'vitest'

import * as frameFace from './frame/index.ts'
import * as face from './index.ts'

it('exports exactly these names', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'CardFacts',
    'LinkCardForm',
    'LinkedCards',
    'ManageCards',
    'NextSteps',
    'ReEnroll',
    'failureText',
  ])
  expect(Object.keys(frameFace)).toEqual(['mountCardFrame'])
})
