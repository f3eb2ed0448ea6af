import { SETTINGS } from '@dining/partner-kit/check'
import { describe, expect, it } from 'vitest'

import { readersOf } from './readers.ts'
import { WAITING } from './waiting.ts'

/** What only passes a setting on or leaves it out: the flags of the API's answer, the figures that texts may name, and the partner of a page. */
const PASSES_ON = [
  'packages/partner-kit/src/configured-flags.ts',
  'packages/copy-engine/src/dictionary.ts',
  'apps/web/build/own-partner.ts',
]

const filesThatRead = ({ section, name }: (typeof SETTINGS)[number]) => readersOf(section, name).map(({ file }) => file)

describe('a setting of a partner', () => {
  it('is read by what a site runs, or is listed with what brings its reader', () => {
    const unread = SETTINGS.filter((setting) => filesThatRead(setting).every((file) => PASSES_ON.includes(file)))
    const onlyPassedOn = ['program.currency', 'program.loyaltyName']
    expect(
      unread
        .map(({ id }) => id)
        .filter((id) => !onlyPassedOn.includes(id))
        .toSorted(),
    ).toEqual(Object.keys(WAITING).toSorted())
  })
})

describe('the reader of a setting', () => {
  it.each([
    ['a property', 'x\nif (partner.features.hasVIP) go()', 2],
    ['an assigned pattern', 'const { homePage, hasVIP } = usePartner().features', 1],
    ['a nested pattern', '({ program, features: {\n hasVIP } }) => 1', 2],
    ['a flag', "if (useFlag('vIP')) go()", 1],
    ['a parameter', "function go({ hasVIP }: Partner['features']) {}", 1],
  ])('is found as %s', (_, text, line) => {
    expect(readersOf('features', 'hasVIP', new Map([['a.ts', text]]))).toEqual([{ file: 'a.ts', line }])
  })

  it.each(['const hasVIP = true', 'features.hasVIPs', 'program.hasVIP'])('is not %s', (text) => {
    expect(readersOf('features', 'hasVIP', new Map([['a.ts', text]]))).toEqual([])
  })
})
