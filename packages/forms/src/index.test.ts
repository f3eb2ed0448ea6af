import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports exactly these names', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'DONE',
    'FormFrame',
    'NewPasswordFields',
    'PASSWORD_MESSAGES',
    'ToastProvider',
    'atLeast',
    'atMost',
    'credentialRefusal',
    'email',
    'failWith',
    'failureOf',
    'mailedCode',
    'matches',
    'messageOf',
    'messageOfError',
    'newPasswordFields',
    'phone',
    'sameAs',
    'useAfterPress',
    'usePasswordWords',
    'useSiteForm',
    'useToasts',
    'zip',
  ])
})
