import { recovery } from '@dining/copy-engine/texts/recovery'
import { Say, useCopy } from '@dining/partner-kit/react'
import { CheckPanel } from '@dining/ui'
import { useId } from 'react'

import * as css from '../entry/EntryPage.css.ts'

/** Whom to ask when the code does not come. */
export function HelpPanel() {
  const copy = useCopy()
  const id = useId()
  return (
    <aside aria-labelledby={id}>
      <CheckPanel>
        <h2 id={id} className={css.asideTitle}>
          {copy.headline(recovery.helpTitle)}
        </h2>
        <p className={css.contact}>
          <Say text={recovery.help} />
        </p>
      </CheckPanel>
    </aside>
  )
}
