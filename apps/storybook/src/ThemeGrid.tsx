import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { applyRoles, partnerIds, shownPartner } from './partners.ts'
import { copyRootRulesToPanes, PANE } from './root-rules.ts'
import { draftLook } from './theme-seed/draft-theme.ts'
import * as css from './ThemeGrid.css.ts'

/** One partner's area of the page, with that partner's theme. */
function Pane({ id, scheme, children }: { readonly id: string; readonly scheme: string; readonly children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (box.current) applyRoles(draftLook(id).theme, box.current)
  }, [id])
  return (
    <figure ref={box} className={css.pane} style={{ colorScheme: scheme }} data-scheme={scheme} {...{ [PANE]: id }}>
      <figcaption className={css.name}>{shownPartner(id).partner.program.name}</figcaption>
      {children}
    </figure>
  )
}

/** The same element for every partner, side by side. */
export function ThemeGrid({ scheme, of }: { readonly scheme: string; readonly of: (partner: string) => ReactNode }) {
  useLayoutEffect(copyRootRulesToPanes)
  return (
    <div className={css.grid}>
      {partnerIds.map((id) => (
        <Pane key={id} id={id} scheme={scheme}>
          {of(id)}
        </Pane>
      ))}
    </div>
  )
}
