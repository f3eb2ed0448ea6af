import { expect, it } from 'vitest'

import { ownErrors } from './run-typecheck.ts'

const OUTPUT = `packages/forms/src/a.ts(1,2): error TS2322: Type 'x' is not assignable.
  Its property differs.
packages/forms-more/src/b.ts(3,4): error TS2305: No exported member.
apps/web/src/c.ts(5,6): error TS2304: Cannot find name.
`

it('keeps the errors of one package, with their further lines', () => {
  expect(ownErrors(OUTPUT, 'packages/forms')).toBe(OUTPUT.split('\n').slice(0, 2).join('\n') + '\n')
  expect(ownErrors(OUTPUT, 'packages/domain')).toBe('')
  expect(ownErrors(OUTPUT, '')).toBe(OUTPUT)
})
