import type { Reservation } from '@dining/contract'
import { PartnerProvider } from '@dining/partner-kit/react'
import { testPartner } from '@dining/partner-kit/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { PastRow } from './ReservationRow.tsx'

const LATE_IN_SEATTLE: Reservation = {
  id: 'r1',
  merchantId: 'm1',
  merchantName: 'Osteria Lume',
  address: { address1: '1 Main St', city: 'Seattle', state: 'WA', zipCode: '98101' },
  latitude: 47.6,
  longitude: -122.3,
  phone: null,
  timeZone: 'America/Los_Angeles',
  time: '2026-05-20T21:30:00-07:00',
  party: 2,
  note: '',
  status: 'booked',
  confirmation: 'A1',
  cancelRule: { freeUntil: null, feeCents: null },
  canChange: false,
  canCancel: false,
  card: null,
  bonus: { units: 50, state: 'none', reason: 'no-dine' },
}

const draw = (bonus: Reservation['bonus']) =>
  renderToStaticMarkup(
    <PartnerProvider
      partner={testPartner()}
      visitor={{ tier: 2, publicId: null, firstName: null }}
      link={({ href, children }) => <a href={href}>{children}</a>}
    >
      <PastRow reservation={{ ...LATE_IN_SEATTLE, bonus }} />
    </PartnerProvider>,
  )

it('leads from a reservation without a dine to its report, with the day at the restaurant, and from no other one', () => {
  expect(draw({ units: 50, state: 'none', reason: 'no-dine' })).toContain('href="/account/missing_dine?merchantId=m1&amp;date=2026-05-20"')
  for (const bonus of [null, { units: 50, state: 'none', reason: 'cancelled' }, { units: 50, state: 'paid', reason: null }] as const)
    expect(draw(bonus)).not.toContain('missing_dine')
})
