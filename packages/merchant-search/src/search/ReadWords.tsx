import { searchWords } from '@dining/copy-engine/texts/search-words'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor } from '@dining/ui'

import type { SearchAddress } from './search-state.ts'
import * as css from './SearchScreen.css.ts'

/** Says that the search was made of the visitor's words, what remained text, and how to search for the words themselves. */
export function ReadWords({ query }: { readonly query: SearchAddress }) {
  const copy = useCopy()
  const { asked: phrase, restaurantOrCuisine: rest, location } = query
  if (phrase === undefined || phrase === rest) return null
  const isOwnPlace = location !== undefined && !phrase.toLowerCase().includes((location.split(',')[0] ?? location).toLowerCase())
  const words = { ...(isOwnPlace && { location }), restaurantOrCuisine: phrase, asked: phrase, ...(query.view && { view: query.view }) }
  return (
    <p className={css.readWords}>
      {copy.say(searchWords.asFilters, { phrase })} {rest !== undefined && copy.say(searchWords.asText, { rest })}{' '}
      <Anchor href={paths.search(words)}>{copy.say(searchWords.instead)}</Anchor>
    </p>
  )
}
