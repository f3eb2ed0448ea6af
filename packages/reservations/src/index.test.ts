import { expect, it } from 'vitest'

import * as account from './account/index.ts'
import * as face from './index.ts'

it('exports what its indexes list', () => {
  expect(Object.keys(face)).toEqual(['ReserveBlock'])
  expect(Object.keys(account)).toEqual(['MyReservations'])
})
