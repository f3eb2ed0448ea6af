import type { ReactNode } from 'react'

/** Out of the flow, so that it takes no gap of a grid. */
const EMPTY = { position: 'absolute' } as const

/**
 * The place of a message that may appear. It is there from the start: screen readers announce what appears in a live region, and not always a region that
 * appears together with its message. An error's banner needs none.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-live="polite" style={children ? undefined : EMPTY}>
      {children}
    </div>
  )
}
