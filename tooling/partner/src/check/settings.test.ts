import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { check } from '../check-command.ts'
import { testFolder, type TestFolder } from '../testing/folder.ts'
import { KNOWN_SETTINGS, settingIssues, type KnownSettings } from './settings.ts'

const WEB = 'apps/web/server/partner-settings.test.ts'

it('finds a test for each setting and each content field of the product, and no test of another', () => {
  expect(settingIssues()).toEqual([])
  expect(KNOWN_SETTINGS.settings.length).toBeGreaterThan(60)
  expect(KNOWN_SETTINGS.fields.length).toBeGreaterThan(60)
})

describe('one issue, with what to do', () => {
  const { settings, fields, proofs } = KNOWN_SETTINGS
  const lost = { ...proofs, 'features.hasVIP': { file: WEB, title: 'a title that no test has' } }
  const gone = { ...proofs, 'features.hasVIP': { file: 'no/such.test.ts', title: 'x' } }
  const fieldsWithTest = KNOWN_SETTINGS.fieldsWithTest.filter((field) => field !== 'popup.title')
  it.each<[string, Partial<KnownSettings>, location: string, words: string]>([
    ['a new setting', { settings: [...settings, 'features.hasNewThing'] }, 'features.hasNewThing', `to FLIPS in ${WEB}`],
    ['a renamed test', { proofs: lost }, 'features.hasVIP', 'PROOFS of tooling/partner/src/explain/proofs.ts'],
    ['a removed file', { proofs: gone }, 'features.hasVIP', 'PROOFS of'],
    ['a removed setting', { settings: settings.filter((one) => one !== 'features.hasVIP') }, 'features.hasVIP', 'Remove it'],
    ['a reason beside a test', { exempt: { ...KNOWN_SETTINGS.exempt, 'features.hasVIP': 'x' } }, 'features.hasVIP', 'Remove it'],
    ['a new field', { fields: [...fields, 'home.new_field'] }, 'content home.new_field', 'to FLIPS in apps/web/testing/content-flips.ts'],
    ['a removed row', { fieldsWithTest }, 'content popup.title', 'WITHOUT_FLIP'],
    ['a reason for no field', { exemptFields: { ...KNOWN_SETTINGS.exemptFields, 'popup.gone': 'x' } }, 'content popup.gone', 'Remove it'],
  ])('for %s', (_, changed, location, words) => {
    expect(settingIssues({ ...KNOWN_SETTINGS, ...changed })).toEqual([
      { location, problem: expect.any(String), remedy: expect.stringContaining(words) },
    ])
  })
})

describe('pnpm partner check', () => {
  let folder: TestFolder
  beforeAll(async () => {
    folder = await testFolder()
    await folder.add('acme')
  })
  afterAll(() => folder.close())

  it('exits with 1 while a setting has no test, and names the setting, the file and how to continue', async () => {
    const out: string[] = []
    const call = {
      words: ['acme'],
      sources: true,
      blind: false,
      notices: false,
      approve: false,
      review: false,
      partnersDir: folder.path,
      err: () => undefined,
    }
    const checked = (json: boolean) =>
      check(
        { ...call, json, out: (line) => void out.push(line) },
        { ...KNOWN_SETTINGS, settings: [...KNOWN_SETTINGS.settings, 'features.hasNewThing'] },
      )
    expect([await checked(false), await checked(true)]).toEqual([1, 1])
    expect(out.slice(0, 2)).toEqual([
      'partners/acme holds',
      expect.stringMatching(
        /^setting features\.hasNewThing: no test changes it on a running site\. Add a row .*partner-settings\.test\.ts/,
      ),
    ])
    expect(JSON.parse(out[2] ?? '')).toMatchObject({ partners: [{ id: 'acme' }], settings: [{ location: 'features.hasNewThing' }] })
  })
})
