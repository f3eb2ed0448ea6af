import { describe, expect, it } from 'vitest'

import { isTypeformSubmit, TYPEFORM_ORIGIN, typeformAddress } from './typeform.ts'

const FACTS = { campaign: 'spring', path: '/account/overview', publicId: 'P-1', partnerCode: 'our-dining' }

describe('the address of an embedded form', () => {
  it('names the survey, and carries campaign, "web", path, public id and partner code [SURVEY-13] [SURVEY-14]', () => {
    const url = new URL(typeformAddress('how was/it', 'e1', FACTS))
    expect(url.origin).toBe(TYPEFORM_ORIGIN)
    expect(url.pathname).toBe('/to/how%20was%2Fit')
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      utm_campaign: 'spring',
      utm_medium: 'web',
      utm_source: '/account/overview',
      public_id: 'P-1',
      partner_code: 'our-dining',
    })
    expect(url.search).not.toContain('P-1')
  })
})

describe('a message that the form was sent', () => {
  // Only compared with each other.
  const [frame, other] = [{} as Window, {} as Window]
  const message = { origin: TYPEFORM_ORIGIN, source: frame, data: { type: 'form-submit', embedId: 'e1', responseId: 'r' } }

  it('counts from the frame itself', () => expect(isTypeformSubmit(message, frame, 'e1')).toBe(true))

  it.each([
    ['another origin', { ...message, origin: 'https://form.typeform.com.evil.example' }],
    ['another window', { ...message, source: other }],
    ['another embed', { ...message, data: { ...message.data, embedId: 'e2' } }],
    ['another kind', { ...message, data: { ...message.data, type: 'form-ready' } }],
    ['a text', { ...message, data: 'form-submit' }],
    ['nothing', { ...message, data: null }],
  ])('does not count from or as %s', (_, forged) => {
    expect(isTypeformSubmit(forged, frame, 'e1')).toBe(false)
  })

  it('does not count before the frame is there', () => expect(isTypeformSubmit({ ...message, source: null }, null, 'e1')).toBe(false))
})
