import { search } from '@dining/copy-engine/texts/search'
import { useCopy } from '@dining/partner-kit/react'
import { Icon } from '@dining/ui'
import { searchIcon } from '@dining/ui/icons'
import { useEffect, useId, useRef, useState } from 'react'

import * as css from './CompactSearch.css.ts'
import { SearchBox } from './SearchBox.tsx'
import type { SearchAddress } from './search-state.ts'

interface CompactSearchProps {
  readonly query: SearchAddress
  /** The name of the place that was found. */
  readonly placeLabel: string | undefined
  readonly onBlocked: () => void
  readonly onWords: (text: string | undefined) => void
}

/** The search as one line on small screens, which opens the form; the whole form on wide ones. */
export function CompactSearch({ query, placeLabel, onBlocked, onWords }: CompactSearchProps) {
  const copy = useCopy()
  /** The place for which the form was opened: after a search with another place it closes, and the line shows that place. */
  const [openFor, setOpenFor] = useState<string>()
  const place = `${query.location} ${query['location.latitude']} ${query['location.longitude']}`
  const open = openFor === place
  const boxId = useId()
  const line = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) box.current?.querySelector('input')?.focus()
  }, [open])
  return (
    <>
      <button
        ref={line}
        type="button"
        className={css.line}
        aria-expanded={open}
        aria-controls={boxId}
        onClick={() => setOpenFor(open ? undefined : place)}
      >
        <Icon d={searchIcon} />
        <span className={css.words}>
          <strong>{query.location ?? placeLabel ?? copy.say(search.nearYou)}</strong>
          <span>{query.restaurantOrCuisine ?? copy.say(search.anything)}</span>
        </span>
        <span className={css.change}>{copy.say(search.change)}</span>
      </button>
      <div
        ref={box}
        id={boxId}
        className={open ? css.opened : css.box}
        onSubmit={() => {
          setOpenFor(undefined)
          line.current?.focus()
        }}
      >
        <SearchBox query={query} onBlocked={onBlocked} onWords={onWords} />
      </div>
    </>
  )
}
