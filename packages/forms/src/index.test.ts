import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports exactly these names', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'DONE',
    'FormFrame',
    'ToastProvider',
    'atLeast',
    'atMost',
    'email',
    'exactly',
    'failWith',
    'failureOf',
    'matches',
    'messageOf',
    'messageOfError',
    'phone',
    'sameAs',
    'useAfterPress',
    'usePasswordWords',
    'useSiteForm',
    'useToasts',
    'zip',
  ])
})
