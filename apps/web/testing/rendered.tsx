import { ApiProvider, lazyClient } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { testMember } from '@dining/contract/testing'
import type { EntryOf } from '@dining/copy-engine/content'
import { definePartner, type Partner, type PartnerInput } from '@dining/partner-kit'
import { PartnerProvider } from '@dining/partner-kit/react'
import { setPublicId } from '@dining/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, type RouteObject } from 'react-router'

import { RoutesProvider } from '../src/app/built-paths.ts'
import { RichLink } from '../src/app/RichLink.tsx'
import { facts } from './partners/facts.ts'

export const MEMBER = testMember({
  publicId: 'p1',
  emailOptIn: true,
  address: { address1: '', address2: '', city: '', state: '', zipCode: '' },
  tierLevel: 2,
  enrollmentSource: 'web',
  sessionExpiresAt: '2026-01-01T00:15:00Z',
})

/** A test partner with another enrollment type or other features. */
export function partnerWith(
  enrollmentType: Partner['program']['enrollmentType'] = 'direct',
  features: Partial<PartnerInput['features']> = {},
  rest: Partial<Pick<PartnerInput, 'support' | 'copy'>> = {},
): Partner {
  const base = facts('test')
  return definePartner({
    ...base,
    ...rest,
    program: { ...base.program, enrollmentType },
    features: { partnerNumber: false, showEarnRate: true, ...features },
  })
}

interface Scene {
  readonly partner?: Partner
  readonly member?: Member
  readonly publicId?: string
  readonly path?: string
  readonly global?: readonly EntryOf<'global'>[]
  readonly home?: readonly EntryOf<'home'>[]
  readonly discover?: readonly EntryOf<'discover'>[]
  /** Paths that the bundle has. */
  readonly built?: readonly string[]
}

const EVERYWHERE = ['/search', '/how-it-works', '/join', '/add_card', '/login', '/account/*', '/SignOut', '/', '*']

/** The markup of a part of the shell, as rendered by the server. */
export function render(
  part: ReactNode,
  { partner = partnerWith(), member, publicId, path = '/', global = [], home = [], discover = [], built = EVERYWHERE }: Scene = {},
): string {
  const api = lazyClient(() => Promise.reject(new Error('no call is made while a page is drawn')))
  const queryClient = new QueryClient()
  setPublicId(queryClient, publicId)
  queryClient.setQueryData(['getContent', 'global'], global)
  queryClient.setQueryData(['getContent', 'home'], home)
  queryClient.setQueryData(['getContent', 'discover'], discover)
  if (member) queryClient.setQueryData(memberQuery(api).queryKey, member)
  const routes: RouteObject[] = built.map((one) => ({ path: one, caseSensitive: true }))
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <RoutesProvider value={routes}>
          <MemoryRouter initialEntries={[path]}>
            <PartnerProvider
              partner={partner}
              visitor={{ tier: member?.tierLevel ?? null, publicId: publicId ?? null, firstName: member?.firstName ?? null }}
              link={RichLink}
            >
              {part}
            </PartnerProvider>
          </MemoryRouter>
        </RoutesProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
}

/** The links in a piece of markup: address and text of each. */
export function linksOf(html: string): { readonly href: string; readonly text: string; readonly tag: string }[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    text: inner.replace(/<[^>]*>/g, '').trim() || (/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    tag: attributes,
  }))
}
