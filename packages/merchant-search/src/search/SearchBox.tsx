import type { MerchantSearchQuery } from '@dining/contract'
import { search } from '@dining/copy-engine/texts/search'
import { SEARCH_TEXT_MAX_LENGTH } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, Finder, TextField } from '@dining/ui'
import { searchIcon } from '@dining/ui/icons'
import { useCallback, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'

import type { Position } from '../position/read-position.ts'
import { usePosition } from '../position/use-position.ts'
import { LocationField } from './LocationField.tsx'
import { changed, withoutFilters } from './search-state.ts'
import { useFollowedField } from './use-followed-field.ts'

interface SearchBoxProps {
  readonly query: MerchantSearchQuery
  /** In the hero, lifted off its ground. */
  readonly raised?: boolean
  /** Told when the browser does not say where the visitor is. */
  readonly onBlocked?: () => void
  /** Searches once typing pauses, with the field's whole text. */
  readonly onWords?: (text: string) => void
  readonly submitLabel?: string
}

/** Filters that stay on when another place or text is searched. */
function kept(query: MerchantSearchQuery): [string, string][] {
  const base = withoutFilters(query)
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if ((name in base && name !== 'sortBy' && name !== 'campaignCode') || name === 'pageNo' || value === undefined) return []
    return Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]]
  })
}

/**
 * Where, and what: a form that works before any script has come, since its fields are the address's own names (SEARCH-01 … SEARCH-03).
 * An empty place is not sent: the search is then made around the visitor's default place.
 */
export function SearchBox({ query, raised = false, onBlocked, onWords, submitLabel }: SearchBoxProps) {
  const copy = useCopy()
  const navigate = useNavigate()
  const latitude = query['location.latitude']
  const longitude = query['location.longitude']
  /** The coordinates that a typed place has replaced; others of the address hold. */
  const [left, setLeft] = useState<string>()
  const coordinates = `${latitude} ${longitude}`
  const words = useFollowedField(query.restaurantOrCuisine ?? '')

  const onPosition = useCallback(
    (position: Position | null) => {
      if (position === null) return onBlocked?.()
      const place = {
        location: copy.say(search.currentLocation),
        'location.latitude': String(position.latitude),
        'location.longitude': String(position.longitude),
      }
      return void navigate(paths.search(changed(query, place)))
    },
    [copy, navigate, onBlocked, query],
  )
  const { state: positionState, ask: askPosition } = usePosition(onPosition)

  const leaveOutEmpty = (event: FormEvent<HTMLFormElement>) => {
    for (const field of event.currentTarget.querySelectorAll('input')) field.disabled = field.value.trim() === ''
    // Back on once the form has been read, so that nothing typed is lost.
    const form = event.currentTarget
    setTimeout(() => form.querySelectorAll('input').forEach((field) => (field.disabled = false)))
  }

  return (
    <Finder method="get" action={paths.search()} raised={raised} onSubmit={leaveOutEmpty}>
      <LocationField
        value={query.location ?? ''}
        locating={positionState === 'loading'}
        onLocate={askPosition}
        onEdit={() => setLeft(coordinates)}
      />
      <TextField
        ref={words.ref}
        label={copy.say(search.restaurantOrCuisine)}
        optionalMark={copy.say(search.optional)}
        name="restaurantOrCuisine"
        defaultValue={query.restaurantOrCuisine ?? ''}
        placeholder={copy.say(search.restaurantOrCuisinePlaceholder)}
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        enterKeyHint="search"
        onInput={(event) => {
          words.onTyped(event.currentTarget.value)
          onWords?.(event.currentTarget.value)
        }}
      />
      {left !== coordinates && latitude !== undefined && longitude !== undefined && (
        <>
          <input type="hidden" name="location.latitude" value={latitude} />
          <input type="hidden" name="location.longitude" value={longitude} />
        </>
      )}
      {kept(query).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" icon={searchIcon}>
        {submitLabel ?? copy.action(search.submit)}
      </Button>
    </Finder>
  )
}
