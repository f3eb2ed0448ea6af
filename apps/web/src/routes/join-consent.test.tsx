import { JoinScreen } from '@dining/enrollment'
import { expect, it } from 'vitest'

import { partnerWith, render } from '../../testing/rendered.tsx'

const CONSENT =
  'If you give your number, you agree to get a text when you have earned, from 12345. Message and data rates may apply. Reply STOP to end them.'
const TERMS = 'From 12345. Message and data rates may apply. Reply STOP to end them, HELP for help.'

/** The texts that describe the inputs of this pattern, without their links. */
function describedBy(html: string, input: RegExp): string {
  const described = new RegExp(`<input(?=[^>]*${input.source})[^>]*aria-describedby="([^"]+)"`).exec(html)?.[1] ?? ''
  const texts = described.split(' ').map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? '')
  return texts
    .join(' ')
    .replace(/<[^>]+>/g, '')
    .trim()
}

/** The texts of a partner's form about text messages: below the field for the mobile number, and below the checkbox of the newer consent. */
function askedOf(features: { readonly hasSmsOptIn?: boolean; readonly hasSmsOptInV2?: boolean }) {
  const html = render(<JoinScreen />, { partner: partnerWith('direct', { ...features, shortCode: '12345' }), path: '/join' })
  return { phone: describedBy(html, /type="tel"/), box: describedBy(html, /name="smsOptInV2"/), hasBox: html.includes('name="smsOptInV2"') }
}

it('explains below the mobile number that giving it means consent to text messages, and on which terms [ENROLL-11]', () => {
  expect(askedOf({ hasSmsOptIn: true })).toEqual({ phone: CONSENT, box: '', hasBox: false })
})

it('has a separate checkbox with the terms if the partner has the newer consent, and not that explanation [ENROLL-11]', () => {
  const phone = 'For texts, if you agree to them below. You can remove it in your profile.'
  expect(askedOf({ hasSmsOptInV2: true })).toEqual({ phone, box: TERMS, hasBox: true })
})

it('explains what the number is for where the partner sends no text messages [CONFIG-13] [CONFIG-14]', () => {
  expect(askedOf({})).toEqual({ phone: 'For Member Services, to reach you about your account. We send no texts.', box: '', hasBox: false })
})
