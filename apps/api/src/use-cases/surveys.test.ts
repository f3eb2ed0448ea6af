import { randomUUID } from 'node:crypto'

import { endpoints, type Call } from '@dining/contract'
import { LEAVING_SURVEY, SURVEY_LIMITS } from '@dining/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createCommandRunner } from '../cli/run-command.ts'
import { csvField, surveysExport } from '../cli/surveys/export.ts'
import { eraseMembers } from '../store/repositories/erase-members.ts'
import { browser, type Browser } from '../testing/browser.ts'
import { CALLER } from '../testing/command-deps.ts'
import { publish } from './content/write-entry.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two'), testPartner('nobody', { program: { enrollmentType: 'none' } })])
  for (const [partnerId, id] of [
    ['one', 'after-a-dine'],
    ['one', 'other'],
    ['two', 'theirs'],
    ['nobody', 'list'],
  ] as const)
    await publish(api.deps, {
      partnerId,
      set: 'surveys',
      slug: id,
      fields: { id, text: 'How was it?' },
      by: 'an editor',
      note: '',
      base: null,
    })
})
afterAll(() => api.close())
beforeEach(() => api.store.owner((tx) => tx.deleteFrom('survey_answer').execute()))

type Body = Call<typeof endpoints.answerSurvey>['body']
const body = (more: Partial<Body> = {}): Body => ({
  answerKey: randomUUID(),
  surveyId: 'after-a-dine',
  path: '/account/overview',
  answers: [{ question: 'How was it?', answer: 'Very good' }],
  ...more,
})
const answer = (by: Browser, more: Partial<Body> = {}) => by.call(endpoints.answerSurvey, { body: body(more) })
const rows = () => api.store.owner((tx) => tx.selectFrom('survey_answer').selectAll().orderBy('answered_at').execute())
const visitor = (partnerId = 'one') => browser(api.app, partnerId)

describe('answers to a survey', () => {
  it('are stored with the survey, the path, the time and the member, or without one [SURVEY-14]', async () => {
    const member = await addMember(api, 'one')
    expect((await answer(visitor())).body).toEqual({ stored: true })
    api.clock.advance(1_000)
    await answer(await signedIn(api, 'one', member), { path: '/search' })
    const answers = [{ question: 'How was it?', answer: 'Very good' }]
    expect(await rows()).toMatchObject([
      { partner_id: 'one', survey_id: 'after-a-dine', member_id: null, path: '/account/overview', answers },
      { partner_id: 'one', survey_id: 'after-a-dine', member_id: member.id, path: '/search', answers, answered_at: api.clock.now() },
    ])
  })

  it('are stored once by repeated calls, one after the other or at once', async () => {
    const [by, answerKey] = [visitor(), randomUUID()]
    await answer(by, { answerKey })
    const replies = await Promise.all(Array.from({ length: 5 }, () => answer(by, { answerKey })))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(await rows()).toHaveLength(1)
  })

  it('do not replace or hide those of another visitor with the same key', async () => {
    const answerKey = randomUUID()
    const [one, two] = [await addMember(api, 'one'), await addMember(api, 'one')]
    for (const member of [one, two]) await answer(await signedIn(api, 'one', member), { answerKey })
    expect(new Set((await rows()).map(({ member_id }) => member_id))).toEqual(new Set([one.id, two.id]))
  })

  it('belong to a survey that the partner has', async () => {
    expect((await answer(visitor(), { surveyId: 'theirs' })).problem.code).toBe('not-found')
    expect((await answer(visitor('two'))).problem.code).toBe('not-found')
    expect((await answer(visitor('nobody'), { surveyId: 'list' })).status).toBe(200)
    // A program without accounts has no account to close.
    expect((await answer(visitor(), { surveyId: LEAVING_SURVEY })).status).toBe(200)
    expect((await answer(visitor('nobody'), { surveyId: LEAVING_SURVEY })).status).toBe(404)
  })

  it('have their limits', async () => {
    const one = { question: 'How?', answer: 'Well' }
    for (const wrong of [
      { answers: [] },
      { answers: Array.from({ length: SURVEY_LIMITS.questions + 1 }, () => one) },
      { answers: [{ ...one, answer: ' ' }] },
      { answers: [{ ...one, answer: 'x'.repeat(SURVEY_LIMITS.answer + 1) }] },
      { answers: [{ ...one, question: 'x'.repeat(SURVEY_LIMITS.question + 1) }] },
      { answerKey: 'not-a-key' },
      { path: 'search' },
      { path: `/${'x'.repeat(SURVEY_LIMITS.path)}` },
    ])
      expect((await answer(visitor(), wrong)).problem.code, JSON.stringify(wrong).slice(0, 80)).toBe('validation-failed')
    expect(await rows()).toEqual([])
  })

  it('need the anti-forgery token [CSRF-09]', async () => {
    const reply = await visitor().send('POST', '/api/surveys/answers', {
      body: JSON.stringify(body()),
      headers: { 'content-type': 'application/json' },
    })
    expect([reply.status, reply.problem.code]).toEqual([403, 'token-invalid'])
  })

  it('are removed with the personal data of a closed account', async () => {
    const closed = await addMember(api, 'one')
    await answer(await signedIn(api, 'one', closed))
    await api.store.owner((tx) => eraseMembers(tx, sql`select ctid from member where id = ${closed.id}`, api.clock.now()))
    expect(await rows()).toEqual([])
  })
})

describe('pnpm api surveys export', () => {
  async function exported(words: readonly string[], values: Readonly<Record<string, string | boolean>> = {}): Promise<string[]> {
    const request = surveysExport.readLine(
      [...words, ...Object.entries(values).flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)]))],
      '/',
    )
    if (!request.ok) throw new Error(request.error)
    const said: string[] = []
    expect(await createCommandRunner(api.deps)('surveys export', request.value, (line) => void said.push(line), CALLER)).toBe(0)
    return said
  }

  it('prints a line for each answer of the partner, the oldest first, with the member’s public id', async () => {
    const member = await addMember(api, 'one')
    const at = api.clock.now().toISOString()
    await answer(await signedIn(api, 'one', member), {
      answers: [
        { question: 'How was it?', answer: 'Slow, but "good"' },
        { question: 'What else?', answer: '=1+1' },
      ],
    })
    api.clock.advance(1_000)
    await answer(visitor(), { surveyId: 'other' })
    await answer(visitor('two'), { surveyId: 'theirs' })
    const start = `${at},after-a-dine,/account/overview,${member.public_id}`
    expect(await exported(['one'])).toEqual([
      'answered_at,survey,path,public_id,question,answer',
      `${start},How was it?,"Slow, but ""good"""`,
      `${start},What else?,'=1+1`,
      `${api.clock.now().toISOString()},other,/account/overview,,How was it?,Very good`,
    ])
  })

  it('prints those of one survey and of some days, also as JSON', async () => {
    await answer(visitor())
    api.clock.advance(86_400_000)
    await answer(visitor(), { surveyId: 'other' })
    const day = api.clock.now().toISOString().slice(0, 10)
    expect(await exported(['one'], { survey: 'other' })).toHaveLength(2)
    expect(await exported(['one'], { from: day })).toHaveLength(2)
    expect(await exported(['one'], { to: new Date(Date.parse(day) - 1).toISOString().slice(0, 10) })).toHaveLength(2)
    const [line = '', ...more] = await exported(['one'], { from: day, to: day, json: true })
    expect(more).toEqual([])
    expect(JSON.parse(line)).toEqual({
      answeredAt: api.clock.now().toISOString(),
      survey: 'other',
      path: '/account/overview',
      publicId: null,
      answers: [{ question: 'How was it?', answer: 'Very good' }],
    })
  })

  it('prints every answer of more than one read', async () => {
    await api.store.owner((tx) =>
      tx
        .insertInto('survey_answer')
        .values(
          Array.from({ length: 1_001 }, (_, index) => ({
            partner_id: 'one',
            id: String(index).padStart(4, '0'),
            survey_id: 'other',
            member_id: null,
            path: '/',
            answers: JSON.stringify([{ question: 'Q', answer: String(index) }]),
            answered_at: api.clock.now(),
          })),
        )
        .execute(),
    )
    const lines = (await exported(['one'])).slice(1)
    expect(lines.map((line) => Number(line.split(',').at(-1)))).toEqual(Array.from({ length: 1_001 }, (_, index) => index))
  })

  it.each([
    ['', 'Missing partner.'],
    ['one two', 'This command takes one partner.'],
    ['one --from june', '--from june is not a day like 2026-06-30.'],
  ])('refuses "%s"', (line, error) => {
    expect(surveysExport.readLine(line === '' ? [] : line.split(' '), '/')).toEqual({ ok: false, error })
  })

  it.each(['=1', '+1', '-1', '@a', '\ta'])('leaves no formula in a field: %s', (text) =>
    expect(csvField(text).replaceAll('"', '')).toBe(`'${text}`),
  )
})
