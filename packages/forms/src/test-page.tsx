import { PartnerProvider } from '@dining/partner-kit/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

import { partner, visitor } from './test-partner.ts'

/** Wraps nodes as on a partner's site. */
export const inPartner = (children: ReactNode) => (
  <PartnerProvider partner={partner} visitor={visitor} link={({ href, children: words }) => <a href={href}>{words}</a>}>
    {children}
  </PartnerProvider>
)

/** Renders nodes in the test's page as on a partner's site; they are removed when the test ends. */
export function show(children: ReactNode): void {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(inPartner(children))
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })
}
