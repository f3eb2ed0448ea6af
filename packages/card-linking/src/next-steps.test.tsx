import { ApiProvider } from '@dining/api-client'
import { createApiClient } from '@dining/api-client/client'
import { memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { testMember } from '@dining/contract/testing'
import { PartnerProvider } from '@dining/partner-kit/react'
import { testPartner } from '@dining/partner-kit/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { NextSteps } from './NextSteps.tsx'

const api = createApiClient({ fetch: () => Promise.reject(new Error('No call is made')), baseUrl: 'http://linking.example' })

/** The sentences for a member of a partner in Chicago. @param linkedAt ISO time */
function steps(linkedAt: string, member: Partial<Member> = {}, program: Partial<ReturnType<typeof testPartner>['program']> = {}): string[] {
  const partner = testPartner({ program: { timeZone: 'America/Chicago', currency: { one: 'mile', many: 'miles' }, ...program } })
  const queryClient = new QueryClient()
  queryClient.setQueryData(memberQuery(api).queryKey, testMember(member))
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <PartnerProvider
          partner={partner}
          visitor={{ tier: member.tierLevel ?? 2, publicId: null, firstName: null }}
          link={({ href, children }) => <a href={href}>{children}</a>}
        >
          <NextSteps linkedAt={linkedAt} />
        </PartnerProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  return [...html.matchAll(/<li>.*?<\/li>/g)].map(([item]) => item.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]+>/g, ''))
}

const bonus = (bonusStatus: Member['activeBonuses'][number]['bonusStatus']) => ({
  activeBonuses: [
    {
      code: 'WELCOME',
      isNewMemberBonus: true,
      description: '',
      memberIsEligibleForNMB: true,
      bonusStatus,
      createDateUtc: '2026-11-26T12:00:00Z',
      amount: 1000,
      endsAt: '2026-12-27T05:59:59Z',
    },
  ],
})

it('dates the start of earning and the first posting by the partner’s day', () => {
  // In Chicago it is still the evening before.
  expect(steps('2026-11-27T03:00:00Z')).toEqual([
    'Earning has started. Every dine that you pay for with this card counts from November 26, 2026, the day of linking included.',
    'Dine on Nov 26, and we post your miles on November 29, 2026 at the earliest: 3 days after we receive the payment.',
  ])
})

it('dates the bonus of a new member, to be activated or activated, and no other state of it', () => {
  expect(steps('2026-11-26T18:00:00Z', bonus('Eligible')).at(-1)).toBe(
    '1,000 miles for new members: activate it in your account by December 26, 2026.',
  )
  expect(steps('2026-11-26T18:00:00Z', bonus('Enrolled')).at(-1)).toBe(
    '1,000 miles for new members: your dines count for it until December 26, 2026.',
  )
  expect(steps('2026-11-26T18:00:00Z', bonus('Qualified'))).toHaveLength(2)
})

it('shows that a member who is not activated earns nothing yet, without a date', () => {
  const sentences = steps('2026-11-26T18:00:00Z', { tierLevel: 1, ...bonus('Eligible') })
  expect(sentences).toEqual([expect.stringMatching(/^Your account is not activated, so this card does not earn yet\./)])
})

it('names the payment of a statement credit', () => {
  const program = { currencyType: 'Credit', statementCreditFromCents: 2000, currency: { one: 'cash back', many: 'cash back' } } as const
  expect(steps('2026-11-26T18:00:00Z', {}, program).at(-1)).toBe(
    'Once your cash back reaches $20, it is paid to the card that you used last.',
  )
})
