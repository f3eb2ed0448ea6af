import { errors } from '@dining/copy-engine/texts/errors'
import { maintenance } from '@dining/copy-engine/texts/maintenance'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton } from '@dining/ui'
import { content, section } from '@dining/ui/layout'

import type { MaintenanceScope } from './maintenance.ts'

/** The notice in place of a page; it links to home unless that is under maintenance, too (SHELL-25 … SHELL-30). */
export default function Maintenance({ scope }: { readonly scope: MaintenanceScope }) {
  const copy = useCopy()
  return (
    <div className={`${content} ${section}`}>
      <EmptyState
        headingLevel={1}
        title={copy.headline(maintenance.title)}
        tagline={copy.say(maintenance[scope])}
        action={scope !== 'all' && <LinkButton href={paths.home()}>{copy.action(errors.home)}</LinkButton>}
      />
    </div>
  )
}
