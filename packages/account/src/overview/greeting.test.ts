import { account } from '@dining/copy-engine/texts/account'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { greetingAt, useGreeting } from './greeting.ts'

it.each([
  [0, account.goodEvening],
  [4, account.goodEvening],
  [5, account.goodMorning],
  [11, account.goodMorning],
  [12, account.goodAfternoon],
  [17, account.goodAfternoon],
  [18, account.goodEvening],
  [23, account.goodEvening],
])('at %d o’clock it fits the hour', (hour, text) => expect(greetingAt(hour)).toBe(text))

it('greets with hello on the server, which does not have the time of the visitor', () => {
  const Greeting = () => useGreeting().key
  expect(renderToStaticMarkup(createElement(Greeting))).toBe(account.hello.key)
})
