import { favorites as texts } from '@dining/copy-engine/texts/favorites'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { TextLink } from '@dining/ui'
import { spread, stack } from '@dining/ui/layout'

import { useFavorites } from './use-favorites.ts'

/** How many restaurants the member has saved, with a link to them. */
export default function SavedSection() {
  const copy = useCopy()
  const { ids, failed } = useFavorites()
  if (ids === undefined && !failed) return null
  return (
    <section className={stack} aria-labelledby="saved">
      <div className={spread}>
        <h2 id="saved">{copy.headline(texts.sectionTitle)}</h2>
        <TextLink href={paths.savedRestaurants()}>{copy.action(texts.sectionAction)}</TextLink>
      </div>
      <p>
        {ids === undefined
          ? copy.say(texts.loadFailed)
          : ids.length === 0
            ? copy.say(texts.emptyText)
            : copy.say(texts.count, { count: ids.length })}
      </p>
    </section>
  )
}
