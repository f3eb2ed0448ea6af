import type { MerchantSearchQuery } from '@dining/contract'
import { search } from '@dining/copy-engine/texts/search'
import { useCopy } from '@dining/partner-kit/react'
import { Icon } from '@dining/ui'
import { searchIcon } from '@dining/ui/icons'
import { useId, useState } from 'react'

import * as css from './CompactSearch.css.ts'
import { SearchBox } from './SearchBox.tsx'

interface CompactSearchProps {
  readonly query: MerchantSearchQuery
  /** Of the place that was found. */
  readonly placeLabel: string | undefined
  readonly onBlocked: () => void
  readonly onWords: (text: string) => void
}

/** The search as one line on small screens, opened to change it; the whole form on wide ones. */
export function CompactSearch({ query, placeLabel, onBlocked, onWords }: CompactSearchProps) {
  const copy = useCopy()
  const [open, setOpen] = useState(false)
  const boxId = useId()
  return (
    <>
      <button type="button" className={css.line} aria-expanded={open} aria-controls={boxId} onClick={() => setOpen(!open)}>
        <Icon d={searchIcon} />
        <span className={css.words}>
          <strong>{query.location ?? placeLabel ?? copy.say(search.nearYou)}</strong>
          <span>{query.restaurantOrCuisine ?? copy.say(search.anything)}</span>
        </span>
        <span className={css.change}>{copy.say(search.change)}</span>
      </button>
      <div id={boxId} className={open ? css.opened : css.box}>
        <SearchBox query={query} onBlocked={onBlocked} onWords={onWords} />
      </div>
    </>
  )
}
