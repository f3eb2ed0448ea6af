import type { Partner } from '@dining/partner-kit'
import { PartnerProvider } from '@dining/partner-kit/react'
import type { ComponentProps, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

type Reader = ComponentProps<typeof PartnerProvider>['visitor']

const NOBODY: Reader = { tier: null, publicId: null, firstName: null }

/** Wraps nodes as on a page of the partner's site, for a visitor who is not signed in unless `visitor` says otherwise. */
export function PartnerPage(props: { readonly partner: Partner; readonly visitor?: Reader; readonly children: ReactNode }) {
  const { partner, visitor = NOBODY, children } = props
  return (
    <PartnerProvider partner={partner} visitor={visitor} link={({ href, children: text }) => <a href={href}>{text}</a>}>
      {children}
    </PartnerProvider>
  )
}

/** Renders nodes in a new element of the test's page. They are removed when the test ends, or by `close`. */
export function show(children: ReactNode): { readonly box: HTMLElement; readonly close: () => void } {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(children)
  const close = () => {
    root.unmount()
    box.remove()
  }
  onTestFinished(close)
  return { box, close }
}
