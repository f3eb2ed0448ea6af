import { JoinScreen } from '@dining/enrollment'
import { expect, it } from 'vitest'

import { partnerWith, render } from '../../testing/rendered.tsx'

const CONSENT = 'If you give your number, you agree to get a text when you have earned. You can remove it in your profile at any time.'

/** The text below the field for the mobile number, and whether the form has a separate checkbox for the consent. */
function askedOf(hasSmsOptInV2: boolean) {
  const html = render(<JoinScreen />, { partner: partnerWith('direct', { hasSmsOptInV2, shortCode: '12345' }), path: '/join' })
  const described = /<input(?=[^>]*type="tel")[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1] ?? ''
  const help = described.split(' ').map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? '')
  return { help: help.join(' ').trim(), hasBox: /<input[^>]*name="smsOptInV2"/.test(html) }
}

it('explains below the mobile number that giving it means consent to text messages [ENROLL-11]', () => {
  expect(askedOf(false)).toEqual({ help: CONSENT, hasBox: false })
})

it('has a separate checkbox if the partner has the newer consent, and not that explanation [ENROLL-11]', () => {
  const { help, hasBox } = askedOf(true)
  expect(hasBox).toBe(true)
  expect(help).toBe('Used only if you agree to texts below. You can remove it in your profile.')
})
