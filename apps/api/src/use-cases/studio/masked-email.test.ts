import { expect, it } from 'vitest'

import { maskedEmail } from './masked-email.ts'

it.each([
  ['maria@example.com', 'm…a@e…e.com'],
  ['al@ab.org', 'a…@a….org'],
  ['x@mail.example.co.uk', 'x…@m…o.uk'],
  ['someone@localhost', 's…e@l…t'],
  ['', ''],
])('masks %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
