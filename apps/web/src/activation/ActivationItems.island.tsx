import { stack } from '@dining/ui/layout'

import { useContent } from '../app/content.ts'
import { ContentItems } from '../content/ContentItems.tsx'

/** The editor's items of the activation, below its button and below the links that follow (ACT-21). */
export default function ActivationItems() {
  const [entry] = useContent('tier_1_activation')
  return (
    <div className={stack}>
      <ContentItems items={entry?.fields.banner_text ?? []} />
    </div>
  )
}
