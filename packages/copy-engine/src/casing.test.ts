import { describe, expect, it } from 'vitest'

import { applyCasing, startOfText } from './casing.ts'
import { createCopy } from './copy.ts'
import type { Casing } from './settings.ts'
import { testInput } from './test-input.ts'
import { texts } from './text.ts'

const cased = (text: string, casing: Casing): string => applyCasing(text, casing, startOfText(), true)

describe('casing modes', () => {
  it.each([
    ['none', 'delete AND close Account', 'delete AND close Account'],
    ['upper', 'Delete and close account', 'DELETE AND CLOSE ACCOUNT'],
    ['lower', 'Delete and Close ACCOUNT', 'delete and close account'],
    ['title', 'delete and close account', 'Delete and Close Account'],
    ['sentence', 'Delete And Close Account', 'Delete and close account'],
    // In a text in all capitals, no capital is significant.
    ['title', 'LEARN MORE', 'Learn More'],
    ['sentence', 'LEARN MORE. START NOW', 'Learn more. Start now'],
    // Significant capitals are kept.
    ['sentence', 'Find Your ZIP code', 'Find your ZIP code'],
    ['title', 'get it on macOS', 'Get It on macOS'],
    ['sentence', 'Where Am I', 'Where am I'],
    // The first and the last word of a title are always capitalized.
    ['title', 'to the table', 'To the Table'],
    ['title', 'sign in', 'Sign In'],
    // Apostrophes and accents are part of a word.
    ['title', 'don’t miss o\u0301scar’s éclair', 'Don’t Miss O\u0301scar’s Éclair'],
    // Unicode: one letter can become two, and final sigma is its own letter.
    ['upper', 'straße', 'STRASSE'],
    ['title', 'ﬁne dining', 'Fine Dining'],
    ['lower', 'ΟΔΟΣ', 'οδος'],
    ['lower', 'İZMİR', 'i\u0307zmi\u0307r'],
    ['title', 'farm-to-table dinners at l’été', 'Farm-to-Table Dinners at L’été'],
    ['upper', 'éclair ñandú', 'ÉCLAIR ÑANDÚ'],
    ['sentence', '3 Dines Left. Then VIP', '3 dines left. Then VIP'],
    ['sentence', '寿司 Near You', '寿司 near you'],
  ] as const)('%s: %s [COPY-26]', (casing, text, expected) => {
    expect(cased(text, casing)).toBe(expected)
  })
})

describe('text that casing never changes', () => {
  const t = texts('t', {
    join: 'Join {program} with your Visa',
    write: 'Write to {support_email_link} or see https://Aero.example/Help',
    call: 'Questions for {partner}? Call {phone}',
    named: 'Dinner at {name} earns {benefit}',
    literal: 'Fly AeroClub® Dining today',
  })
  const upper = createCopy(testInput({ settings: { casing: { action: 'upper', headline: 'lower' } } }).input)

  it.each([
    ['a program name and a card brand', upper.action(t.join), 'JOIN AeroClub® Dining WITH YOUR Visa'],
    ['an address', upper.action(t.write), 'WRITE TO Help@Aero.example OR SEE https://Aero.example/Help'],
    ['a name in a lower text', upper.headline(t.call), 'questions for Aero? call 1-800-555-0100'],
    ['a name typed into the text', upper.action(t.literal), 'FLY AeroClub® Dining TODAY'],
    [
      'a value, unless it is words of ours',
      upper.action(t.named, { name: 'Osteria Lume', benefit: { words: '300 miles' } }),
      'DINNER AT Osteria Lume EARNS 300 MILES',
    ],
  ])('%s', (_, made, expected) => {
    expect(made).toBe(expected)
  })

  it('continues across tokens and links as one sentence', () => {
    const copy = createCopy(testInput({ settings: { casing: { action: 'sentence', headline: 'title' } } }).input)
    const t2 = texts('t2', { a: '{program}: Find A {join_link|Good Table} Near {place}. Then Dine', b: '{nth}nd visit to the bar' })
    expect(copy.action(t2.a, { place: 'Salt Lake City' })).toBe('AeroClub® Dining: find a good table near Salt Lake City. Then dine')
    expect(copy.headline(t2.b, { nth: '2' })).toBe('2nd Visit to the Bar')
  })

  it('sets the casing of calls to action and headlines separately and keeps running text [COPY-27]', () => {
    const copy = createCopy(testInput({ settings: { casing: { action: 'upper', headline: 'title' } } }).input)
    const t3 = texts('t3', { find: 'Find a table' })
    expect([copy.action(t3.find), copy.headline(t3.find), copy.say(t3.find)]).toEqual(['FIND A TABLE', 'Find a Table', 'Find a table'])
  })
})
