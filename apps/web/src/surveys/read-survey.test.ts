import { describe, expect, it } from 'vitest'

import { readSurvey } from './read-survey.ts'

const FIELDS = {
  text: 'How was your dinner?',
  id: 'after-a-dine',
  delay_timeout: 20,
  cookie_timeout: 30,
  url_allow_list: [{ url_allowed: '/search' }, { url_allowed: '' }],
  url_disallow_list: [{ url_disallowed: '/account/*' }],
  banner_text: [],
}

describe('a survey of the content', () => {
  it('has a text, an id, two timeouts and two lists of paths [SURVEY-01]', () => {
    expect(readSurvey(FIELDS)).toEqual({
      text: 'How was your dinner?',
      id: 'after-a-dine',
      delaySeconds: 20,
      cookieDays: 30,
      allow: ['/search', ''],
      disallow: ['/account/*'],
      questions: [{ text: 'How was your dinner?', kind: 'text', options: [], required: true }],
    })
  })

  it('waits for a click and stays away for 90 days unless it says otherwise [SURVEY-03] [SURVEY-08]', () => {
    for (const value of [undefined, null, '', 'soon', -1, Number.NaN, {}])
      expect(readSurvey({ ...FIELDS, delay_timeout: value as never, cookie_timeout: value as never })).toMatchObject({
        delaySeconds: 0,
        cookieDays: 90,
      })
    expect(readSurvey({ ...FIELDS, delay_timeout: '5', cookie_timeout: '0' })).toMatchObject({ delaySeconds: 5, cookieDays: 0 })
  })

  it('reads lists of texts, too, and nothing from lists of another form', () => {
    expect(readSurvey({ ...FIELDS, url_allow_list: ['/a', '/b*'], url_disallow_list: 'x' })).toMatchObject({
      allow: ['/a', '/b*'],
      disallow: [],
    })
  })

  it('asks its questions: stars, choices and texts', () => {
    const questions = [
      { question: 'And the food?', kind: 'stars', required: true },
      { question: 'Who came along?', options: [{ option: 'Nobody' }, { option: 'Friends' }, { option: '' }] },
      { question: 'What else?', options: [{ option: 'One is no choice' }] },
      { question: '' },
      'nonsense',
    ]
    expect(readSurvey({ ...FIELDS, questions })?.questions).toEqual([
      { text: 'And the food?', kind: 'stars', options: [], required: true },
      { text: 'Who came along?', kind: 'one-of', options: ['Nobody', 'Friends'], required: false },
      { text: 'What else?', kind: 'text', options: ['One is no choice'], required: false },
    ])
  })

  it.each([{}, { id: 'a' }, { text: 'A' }, { id: 7, text: 'A' }, { id: ' ', text: 'A' }, { id: 'x'.repeat(81), text: 'A' }])(
    'is none without an id and a text: %j',
    (fields) => expect(readSurvey({ banner_text: [], ...fields })).toBeNull(),
  )
})
