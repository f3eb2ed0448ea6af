import { expect, it } from 'vitest'

import { alikePairs, isAlike, sentencesIn } from './likeness.ts'

it.each([
  ['equal', 'pay with your linked card', 'pay with your linked card'],
  ['one word changed', 'your miles this year your tier and the dines left', 'your points this year your tier and the dines left'],
  ['a word before it', 'enter this code on the page where you asked', 'please enter this code on the page where you asked'],
  ['a word more in a short one', 'you are a member of this program', 'you are now a member of this program'],
  ['one of seven words changed', 'a few are for our members only', 'a few earn for our members only'],
  [
    'other verbs around the same words',
    'dine in pay with a linked card and the whole bill counts tax and tip too',
    'eat in with a linked card and everything on the bill counts tax and tip included',
  ],
  [
    'parts in another order',
    'your miles this year your tier and the dines left until vip',
    'your tier your miles this year and the dines left until vip',
  ],
])('finds sentences that are alike: %s', (_, one, other) => {
  expect([isAlike(one, other), isAlike(other, one)]).toEqual([true, true])
})

it.each([
  ['short ones that differ', 'turn on email and earn', 'turn on email to earn'],
  ['short ones that differ in one of six words', 'link the card you travel with', 'link the card you pay with'],
  ['lists of tokens', '{} earns {} {} {} {} {}', '{} gets {} {} {} {} {}'],
  [
    'the same thing in other words',
    'the card vault holds its number and this site does not',
    'we never see the number of your card only the last digits',
  ],
  [
    'a common beginning',
    'link the card you pay with and dinner earns points',
    'link the card you pay with at home school or on the road this year',
  ],
])('accepts %s', (_, one, other) => {
  expect(isAlike(one, other)).toBe(false)
})

it('reads the sentences of all texts of a value, a token as one word and a link as its label', () => {
  const value = { a: 'Earn {earn_best} at dinner tonight. Short one.', b: [{ c: '{join_link|Join free today} and go to dinner!' }] }
  expect(sentencesIn(value)).toEqual(['earn {} at dinner tonight', 'join free today and go to dinner'])
})

it('compares sentences of different authors only', () => {
  const of = (by: string) => ({ by, text: 'pay with your linked card' })
  expect(alikePairs([of('one'), of('one')])).toEqual([])
  expect(alikePairs([of('one'), of('two')])).toEqual([{ first: of('one'), second: of('two') }])
})
