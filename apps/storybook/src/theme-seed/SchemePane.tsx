import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { Badge } from '@dining/ui'
import { row, stack } from '@dining/ui/layout'
import type { Theme } from '@dining/ui/theme'
import { useLayoutEffect, useRef } from 'react'

import { ActionSamples, EarningSamples, RestaurantAndForm } from '../partner-page/Samples.tsx'
import { Surfaces } from '../partner-page/Surfaces.tsx'
import { applyRoles } from '../partners.ts'
import { PANE } from '../root-rules.ts'
import * as css from './ThemeSeed.css.ts'

/** Samples of the product in one scheme of a theme. */
export function SchemePane({ scheme, theme }: { readonly scheme: 'light' | 'dark'; readonly theme: Theme }) {
  const box = useRef<HTMLElement>(null)
  const copy = useCopy()
  const { wordmark } = usePartner()
  useLayoutEffect(() => {
    if (box.current) applyRoles(theme, box.current)
  }, [theme])
  return (
    <section ref={box} className={css.pane} style={{ colorScheme: scheme }} data-scheme={scheme} {...{ [PANE]: scheme }}>
      <h2 className={css.scheme}>{scheme === 'light' ? 'Light' : 'Dark'}</h2>
      <div className={stack}>
        <Surfaces {...wordmark} />
        <ActionSamples />
        <div className={row}>
          <Badge kind="bonus">Bonus</Badge>
          <Badge kind="acclaimed">Acclaimed</Badge>
        </div>
        <EarningSamples />
        <RestaurantAndForm label={`${copy.say(enrollment.email)}, ${scheme}`} />
      </div>
    </section>
  )
}
