import { expect, it } from 'vitest'

import { mailSenders } from './mail-from.ts'
import { testPartner } from '../testing/test-partner.ts'

const [one, two] = [testPartner('one'), testPartner('two')]
const own = { ...two, program: { ...two.program, mailFrom: 'rewards@two.example' } }

function sendersOf(pattern: string | undefined, isProduction = true): readonly string[] | string {
  const senders = mailSenders([one, own], pattern, isProduction)
  return senders.ok ? [one, own].map(senders.value) : senders.error
}

it('takes the address of the partner’s folder, or else the installation’s pattern', () => {
  expect(sendersOf('dining@{partner}.example.com')).toEqual(['dining@one.example.com', 'rewards@two.example'])
  expect(sendersOf('no-reply@{host}')).toEqual(['no-reply@one.example', 'rewards@two.example'])
})

it('requires an address for each partner in production, and uses the support address in development', () => {
  expect(sendersOf(undefined)).toBe('No sender address for the mails of one. Set MAIL_FROM, or program.mailFrom in the partner’s folder.')
  expect(sendersOf(undefined, false)).toEqual(['help@one.example', 'rewards@two.example'])
})
