import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { HAS_ENROLLMENT, hasJoined } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useVisitor } from '@dining/session'
import { Band, classNames } from '@dining/ui'
import { content, section } from '@dining/ui/layout'

import { EarningMenu } from './EarningMenu.tsx'
import { ExampleDine } from './ExampleDine.tsx'
import * as css from './JoinBand.css.ts'
import { JoinPanel } from './JoinPanel.tsx'
import { ProspectForm } from './ProspectForm.tsx'

/** The earning menu, and beside it the way in: by e-mail, by the partner's account, or what a dine comes to for whom neither is (HOME-06). */
export function JoinBand({ asksForEmail }: { readonly asksForEmail: boolean }) {
  const copy = useCopy()
  return (
    <Band aria-labelledby="earning-menu">
      <div className={classNames(content, section, css.halves)}>
        <div>
          <h2 id="earning-menu" className={css.title}>
            {copy.headline(homeBelow.menu)}
          </h2>
          <EarningMenu />
        </div>
        {HAS_ENROLLMENT ? <WayIn asksForEmail={asksForEmail} /> : <ExampleDine />}
      </div>
    </Band>
  )
}

function WayIn({ asksForEmail }: { readonly asksForEmail: boolean }) {
  const { enrollmentType } = usePartner().program
  const visitor = useVisitor()
  const isMember = 'member' in visitor && hasJoined(visitor.member)
  if (isMember || enrollmentType === 'none') return <ExampleDine />
  if (enrollmentType === 'sso') return <JoinPanel />
  return asksForEmail && !('member' in visitor) ? <ProspectForm /> : <ExampleDine />
}
