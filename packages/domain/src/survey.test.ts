import { describe, expect, it } from 'vitest'

import { matchesPath, SURVEY, surveyShows, type SurveyRules } from './survey.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const DAY = 86_400_000
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const shows = (rules: Partial<SurveyRules>, path: string, seenAt: Date | null = null) =>
  surveyShows({ allow: [], disallow: [], cookieDays: SURVEY.cookieDays, ...rules }, path, seenAt, NOW)

describe('a path matches an entry of a list [SURVEY-12]', () => {
  it.each([
    ['/search', '/search', true],
    ['/search', '/search/', false],
    ['/search', '/search/more', false],
    ['/search', '/Search', false],
    [' /search ', '/search', true],
    ['/account/*', '/account/overview', true],
    ['/account/*', '/account/', true],
    ['/account/*', '/account', false],
    ['/account*', '/account', true],
    ['*', '/anything', true],
    ['/a*b', '/a*b', true],
    ['/a*b', '/aXb', false],
    ['/', '/', true],
    ['/', '/search', false],
    ['', '', false],
    ['  ', '/', false],
  ])('"%s" and %s: %s', (entry, path, matches) => {
    expect(matchesPath(entry, path)).toBe(matches)
  })
})

describe('a survey shows', () => {
  it.each([
    [[], true],
    [['', ' '], true],
    [['/search'], true],
    [['', '/search'], true],
    [['/discover', '/sea*'], true],
    [['/discover'], false],
    [['/discover', ''], false],
  ])('with the allow list %j: %s [SURVEY-09]', (allow, expected) => {
    expect(shows({ allow }, '/search')).toBe(expected)
  })

  it.each([
    [[], true],
    [[''], true],
    [['/join'], true],
    [['/search'], false],
    [['/join', '/s*'], false],
  ])('with the disallow list %j: %s [SURVEY-10]', (disallow, expected) => {
    expect(shows({ disallow }, '/search')).toBe(expected)
    expect(shows({ disallow, allow: ['/search'] }, '/search')).toBe(expected)
  })

  it.each([
    [0, false],
    [90 * DAY - 1, false],
    [90 * DAY, true],
  ])('%d ms after it was seen, with the default timeout of 90 days: %s [SURVEY-08] [SURVEY-11]', (ms, expected) => {
    expect(shows({}, '/search', ago(ms))).toBe(expected)
  })

  it.each([
    [30, 29, false],
    [30, 30, true],
    [0, 0, true],
  ])('with a timeout of %d days after %d: %s [SURVEY-11]', (cookieDays, days, expected) => {
    expect(shows({ cookieDays }, '/search', ago(days * DAY))).toBe(expected)
  })
})

it('has the figures of the specification [SURVEY-03] [SURVEY-06] [SURVEY-07]', () => {
  expect(SURVEY).toEqual({ delaySeconds: 0, cookieDays: 90, closeAfterSeconds: 4, height: 450 })
})
