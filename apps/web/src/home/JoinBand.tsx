import { home } from '@dining/copy-engine/texts/home'
import { HAS_ENROLLMENT } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useVisitor } from '@dining/session'
import { Band } from '@dining/ui'
import { classNames } from '@dining/ui'
import { content, section } from '@dining/ui/layout'

import { EarningMenu } from './EarningMenu.tsx'
import * as css from './JoinBand.css.ts'
import { ProspectForm } from './ProspectForm.tsx'

/** The earning menu, and beside it the way in for visitors who can join with an e-mail (HOME-06). */
export function JoinBand({ asksForEmail }: { readonly asksForEmail: boolean }) {
  const copy = useCopy()
  const { program } = usePartner()
  const visitor = useVisitor()
  const hasForm = asksForEmail && program.enrollmentType === 'direct' && !('member' in visitor)
  return (
    <Band aria-labelledby="earning-menu">
      <div className={classNames(content, section, hasForm && css.halves)}>
        <div>
          <h2 id="earning-menu" className={css.title}>
            {copy.headline(home.menu)}
          </h2>
          <EarningMenu />
        </div>
        {HAS_ENROLLMENT && hasForm && <ProspectForm />}
      </div>
    </Band>
  )
}
