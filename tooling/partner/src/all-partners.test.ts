import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { createCopy } from '@dining/copy-engine'
import { allTexts } from '@dining/copy-engine/check'
import { mail } from '@dining/copy-engine/texts/mail'
import { benefitChange, CARD_TYPE_CODES, CONTENT_SETS, CURRENCY_TYPES, ENROLLMENT_TYPES, rateOf } from '@dining/domain'
import { definePartner, type Features, type Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'
import { testPartner } from '@dining/partner-kit/testing'
import { ROOT } from '@dining/stack'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { alikePairs, sentencesIn } from './check/likeness.ts'

const FOLDER = join(ROOT, 'partners')
const { partners: found, invalid } = await readPartners(FOLDER)
const names = v.parse(v.array(v.string()), JSON.parse(await readFile(join(FOLDER, 'names.json'), 'utf8')))
/** The partners that the specification names; a new one is not included in these tests. */
const partners = found.filter(({ partner }) => names.includes(partner.program.name))
const all: readonly Partner[] = partners.map(({ partner }) => partner)

/** A partner with only the required settings. */
const bare = definePartner({ ...testPartner(), features: { partnerNumber: false } })

/** The content service of all partners has one address. */
const THE_SAME_FOR_ALL: readonly string[] = ['cmsRoute']

/** Folders of dependencies and of build output. */
const isMade = (path: string): boolean => /(?:^|\/)(?:node_modules|dist|test-results)$/.test(path)

describe('the partners of the folder together', () => {
  it('include all that the specification names [CONFIG-34]', () => {
    expect(invalid).toEqual([])
    expect(names).toHaveLength(19)
    expect(all.map(({ program }) => program.name).toSorted()).toEqual(names.toSorted())
  })

  it.each(Object.keys(bare.features) as (keyof Features)[])('use the setting %s', (field) => {
    const using = all.filter(({ features }) => !isDeepStrictEqual(features[field], bare.features[field]))
    expect(using.length > 0).toBe(!THE_SAME_FOR_ALL.includes(field))
  })

  it('publish the terms of reservations at /earn/reservations where tables can be reserved [ROUTE-30]', () => {
    const reserving = partners.filter(({ partner }) => partner.features.openTableReservationsEnabled)
    expect(reserving.length).toBeGreaterThan(0)
    const without = reserving.filter(({ content }) => {
      const text = JSON.stringify(content)
      return !/"status":"published","fields":\{"url":"\/earn\/reservations"/.test(text)
    })
    expect(without.map(({ partner }) => partner.program.id)).toEqual([])
  })

  it('use what a program may have besides', () => {
    const fields = ['vip', 'newMemberBonus', 'reservationBonusUnits', 'statementCreditFromCents'] as const
    expect(fields.filter((field) => all.every(({ program }) => program[field] === undefined))).toEqual([])
    const words = ['exclamation', 'ellipsis', 'marks', 'names', 'tokens'] as const
    expect(words.filter((field) => all.every(({ copy }) => copy[field] === undefined))).toEqual([])
    expect(all.some(({ support }) => support.partnerPhone)).toBe(true)
    expect(all.some(({ support }) => !support.partnerPhone)).toBe(true)
  })

  it('use every value of what is chosen from a list', () => {
    const used = <T>(of: (partner: Partner) => T) => new Set(all.map(of))
    expect(used(({ program }) => program.currencyType)).toEqual(new Set(CURRENCY_TYPES))
    expect(used(({ program }) => program.enrollmentType)).toEqual(new Set(ENROLLMENT_TYPES))
    expect(used(({ features }) => features.homePage)).toEqual(new Set(['discover', 'how-it-works']))
    for (const code of CARD_TYPE_CODES) expect(used(({ features }) => features.cardTypesAccepted.includes(code))).toContain(true)
    const kinds = new Set(all.flatMap(({ program }) => Object.values(program.earnRates).map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set(['units', 'percent', 'fuel']))
  })

  it('write of points where the airline program pays, in the product’s words and in its own [COPY-29]', () => {
    const airline = partners.find(({ partner }) => !partner.features.hasMerchantFavorites)
    if (!airline) throw new Error('there is no airline program')
    const { sayContent } = createCopy({ ...airline.partner, visitor: { tier: 0, publicId: null, firstName: null } })
    expect(['{currency}', '{earn_mine}', '{earn_best}', '{CurrentEarningShort1}'].map((text) => sayContent(text))).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/\bpoints?\b/)),
    )
    expect(JSON.stringify(airline.content)).not.toMatch(/\bmiles?\b/i)
  })

  it('include one airline program: single sign-on, Discover home, its switches [CONFIG-36] [CONFIG-37]', () => {
    const airline = all.filter(({ features }) => !features.hasMerchantFavorites)
    expect(airline).toHaveLength(1)
    expect(airline[0]?.program).toMatchObject({
      enrollmentType: 'sso',
      currencyType: 'Point',
      reservationBonusUnits: 50,
    })
    expect(airline[0]?.features).toMatchObject({
      homePage: 'discover',
      hasDiscoverPage: true,
      hasMerchantFavorites: false,
      hasPWAInstallBanner: true,
      hasReservationBonus: true,
    })
  })

  it.each([
    ['Basic: 1 point per two dollars [EARN-07]', 0, 1, 200],
    ['Select: 3 points per dollar [EARN-08]', 2, 3, 100],
    ['VIP: 5 points per dollar [EARN-09]', 3, 5, 100],
  ] as const)('pay by the airline program %s', (_, tier, units, cents) => {
    const rates = all.filter(({ features }) => !features.hasMerchantFavorites).map(({ program }) => rateOf(program.earnRates, tier))
    expect(rates).toEqual([{ kind: 'units', units, perCents: cents }])
    expect(rates.map((rate) => rate && benefitChange({ rate, fromCents: 0, toCents: cents }).benefit)).toEqual([units])
  })

  it('pay statement credits from $20 of cash back on [EARN-10]', () => {
    const thresholds = all.flatMap(({ program }) => program.statementCreditFromCents ?? [])
    expect(thresholds.length).toBeGreaterThan(0)
    expect(new Set(thresholds)).toEqual(new Set([2_000]))
  })

  it('include the airline program as one of the named, only in configuration: no source outside the folder contains its name [CONFIG-38]', async () => {
    const airline = all.filter(
      ({ program, features }) =>
        program.enrollmentType === 'sso' &&
        program.currencyType === 'Point' &&
        features.homePage === 'discover' &&
        features.hasReservationBonus,
    )
    expect(airline).toHaveLength(1)
    const { id = '', name = '' } = airline[0]?.program ?? {}
    const says = new RegExp(`\\b(?:${id}|${name})\\b`, 'i')
    const naming: string[] = []
    let read = 0
    for await (const file of glob('{apps,packages,tooling}/**/*.{ts,tsx}', { cwd: ROOT, exclude: isMade })) {
      read += 1
      if (says.test(await readFile(join(ROOT, file), 'utf8'))) naming.push(file)
    }
    expect(read).toBeGreaterThan(500)
    expect(naming).toEqual([])
  })

  it('have content for visitors of every set that their pages show, and drafts that are not', () => {
    for (const { partner, content } of partners) {
      const { features, program } = partner
      const ofMembers = program.enrollmentType === 'none' ? ['popup', 'account_center', 'tier_1_activation'] : []
      const unshown = new Set([...ofMembers, ...(features.hasDiscoverPage ? [] : ['discover'])])
      const sets = CONTENT_SETS.filter((set) => !unshown.has(set))
      const shown = content.filter(({ entries }) => entries.some(({ status }) => status === 'published')).map(({ set }) => set)
      expect([partner.program.id, shown.toSorted()]).toEqual([partner.program.id, sets.toSorted()])
      expect(content.flatMap(({ entries }) => entries.filter(({ status }) => status === 'draft')).length).toBeGreaterThan(1)
    }
  })

  it.each([
    ...(['welcomeSubject', 'welcomeTitle', 'welcomePlainTitle', 'welcomeLead', 'welcomeHow'] as const).map(
      (name) => [name, ['direct', 'sso']] as const,
    ),
    ...(['codeLead', 'changedLead'] as const).map((name) => [name, ['direct']] as const),
  ])('have different texts for mail.%s', (name, types) => {
    const said = all
      .filter(({ program }) => types.some((type) => type === program.enrollmentType))
      .map(({ copy }) => copy.texts[`mail.${name}`] ?? mail[name].wording)
    expect(said.length).toBeGreaterThan(1)
    expect(said.filter((words, at) => words === mail[name].wording || said.indexOf(words) !== at)).toEqual([])
  })

  it('share no sentence with each other or the product, not even with slight changes', () => {
    const own = partners.flatMap(({ partner, content }) => {
      const described = Object.values(partner.routes).map(({ description }) => description)
      const texts = new Set(sentencesIn([partner.copy.texts, content.map(({ entries }) => entries), described]))
      return [...texts].map((text) => ({ by: partner.program.id, text }))
    })
    const product = sentencesIn([...allTexts.values()].map(({ wording }) => wording)).map((text) => ({ by: 'the product', text }))
    expect(own.length).toBeGreaterThan(1_000)
    expect(alikePairs([...product, ...own])).toEqual([])
  })
})
