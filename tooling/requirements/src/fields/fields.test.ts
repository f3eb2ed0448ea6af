import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { atLeast, atMost, type Check } from '@dining/forms/rules'
import { readPartners } from '@dining/partner-kit/node'
import { beforeAll, describe, expect, it } from 'vitest'

import { ROOT } from '../proofs.ts'
import { readDecisions, readRequirements } from '../rows.ts'
import { fieldRows, fieldTable, type FieldRow } from './field-table.ts'
import { FORMS, type FormOfSite } from './forms.ts'
import { rulesOf } from './read-rules.ts'

const specification = { requirements: readRequirements(), decisions: readDecisions() }
const { partners: loaded } = await readPartners(join(ROOT, 'partners'))
const partners = loaded.map(({ partner }) => partner)

/** Screens in the source, without tests and stories. */
const screens = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/*.ts', 'packages/*.tsx', 'apps/web/src/*.ts', 'apps/web/src/*.tsx'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))

let rows: readonly FieldRow[]
beforeAll(async () => {
  rows = await fieldRows(partners, specification)
})

describe('the table of fields', () => {
  it('has every form: each screen takes its fields from a function of the list', () => {
    const used = screens.flatMap(({ file, source }) =>
      [...source.matchAll(/(?<!function )\buseSiteForm(?:<[^(]*>)?\(([^]{0,80})/g)].map(
        ([, start = '']) => /^\{\s*fields: (\w+)\(/.exec(start)?.[1] ?? `${file}: ${start}`,
      ),
    )
    expect(used.length).toBeGreaterThan(20)
    const listed = FORMS.flatMap(({ source }) => (typeof source === 'string' ? [] : source.name))
    expect([...new Set(used)].toSorted()).toEqual([...new Set(listed)].toSorted())
  })

  it('has every form that has no engine, except for one that has only choices', () => {
    const choices = ['packages/merchant-search/src/search/FilterDialog.tsx']
    const without = screens.filter(
      ({ file, source }) => /<(?:form|SearchForm)[\s>]/.test(source) && !/^packages\/(?:ui|forms)\//.test(file),
    )
    const listed = FORMS.flatMap(({ source }) => (typeof source === 'string' ? source : []))
    expect(without.map(({ file }) => file).toSorted()).toEqual([...listed, ...choices].toSorted())
  })

  it('agrees with the specification', () => {
    expect(rows.filter(({ differences }) => differences.length > 0)).toEqual([])
    const compared = rows.filter(({ sentences }) => sentences.some((sentence) => /\d characters|\d digits|\d-digit/.test(sentence)))
    expect(compared.map(({ form, field }) => `${form}: ${field}`)).toEqual(
      expect.arrayContaining([
        'Home: start with your email: email',
        'Profile: firstName',
        'Profile: address.zipCode',
        'Profile: phoneNumber',
      ]),
    )
  })

  it('prints the rules of the forms’ own checks', () => {
    const lines = fieldTable(rows, partners)
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^\| Profile \| firstName \| at \d+ of \d+ partners \| too-long \(max 20\) \| PROFILE-05: First name is trimmed/,
      ),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(/^\| Profile \| address\.zipCode \| yes \| invalid-zip<br>zip-not-us \| PROFILE-13: /),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(/^\| Join \| password \| .*too-short \(min 8\).*ENROLL-26, decided: Password minimum 8;/),
    )
  })
})

describe('a field that acts differently', () => {
  const profile = FORMS.find(({ title }) => title === 'Profile')
  /** The differences of the profile's field with other rules. */
  async function differencesWith(field: string, change: { readonly checks?: readonly Check[]; readonly required?: boolean }) {
    if (!profile) throw new Error('There is no profile.')
    const changed: FormOfSite = {
      ...profile,
      fieldsAt(partner, copy) {
        const fields = profile.fieldsAt(partner, copy)
        return fields && { ...fields, [field]: { ...fields[field], ...change } }
      },
    }
    const own = await fieldRows(partners, specification, [changed])
    return own.filter(({ differences }) => differences.length > 0).map((row) => [row.field, row.differences[0]])
  }

  it.each<[string, string, Parameters<typeof differencesWith>[1], string]>([
    ['a longer name', 'firstName', { checks: [atMost(21)] }, 'PROFILE-05 says "at most 20 characters".'],
    ['a name without a limit', 'lastName', { checks: [atLeast(2)] }, 'PROFILE-06 says "at most 20 characters".'],
    [
      'a ZIP code of six digits',
      'address.zipCode',
      { checks: [(value) => (value.length === 6 ? null : { code: 'invalid-zip' })] },
      'PROFILE-13 says "exactly 5 digits".',
    ],
    ['any phone number', 'phoneNumber', { checks: [atLeast(3)] }, 'PROFILE-22 says "a 10-digit North American number".'],
  ])('is reported: %s', async (_, field, change, line) => {
    expect(await differencesWith(field, change)).toEqual([[field, line]])
  })

  it.each([
    ['address.zipCode', false, /^PROFILE-13 says that it is required at /],
    ['address.address2', true, /^PROFILE-10 says that it is not required at /],
    ['address.city', true, /^PROFILE-11 says that it is not required at /],
    ['firstName', false, /^PROFILE-07 says that it is required at /],
  ])('is reported: %s with required %s', async (field, required, line) => {
    expect(await differencesWith(field, { required })).toEqual([[field, expect.stringMatching(line)]])
  })

  it('cannot have a check whose rule no probe finds', async () => {
    const narrow: Check = (value) => (value === 'only this' ? { code: 'wrong-format' } : null)
    await expect(rulesOf({ checks: [narrow] })).rejects.toThrow('Add an input that it refuses')
  })
})
