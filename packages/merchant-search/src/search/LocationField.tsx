import { locationSuggestionsQuery, useApi } from '@dining/api-client'
import { search } from '@dining/copy-engine/texts/search'
import { useCopy } from '@dining/partner-kit/react'
import { track } from '@dining/session'
import { IconButton, TextField } from '@dining/ui'
import { locateIcon } from '@dining/ui/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type Ref } from 'react'

interface LocationFieldProps {
  readonly defaultValue: string
  readonly error?: string | undefined
  /** Being asked for the browser's position. */
  readonly locating: boolean
  readonly onLocate: () => void
  /** Typed into: what was known of the place no longer holds. */
  readonly onEdit?: () => void
  readonly inputRef?: Ref<HTMLInputElement>
}

/** Milliseconds without a key before places are suggested. */
const PAUSE_MS = 200
/** Fewer letters name too many places. */
const LEAST_LETTERS = 2

/** Where to search: a city, ZIP or the current position, with places suggested while typing (SEARCH-01, SEARCH-03). */
export function LocationField({ defaultValue, error, locating, onLocate, onEdit, inputRef }: LocationFieldProps) {
  const copy = useCopy()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const text = usePaused(typed, PAUSE_MS)
  const { data } = useQuery({
    ...locationSuggestionsQuery(useApi(), text),
    enabled: text.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  })
  useEffect(() => {
    if (text.length >= LEAST_LETTERS) track({ event: 'locationPrediction__request' })
  }, [text])
  return (
    <>
      <TextField
        label={copy.say(search.location)}
        name="location"
        ref={inputRef}
        defaultValue={defaultValue}
        placeholder={copy.say(search.locationPlaceholder)}
        autoComplete="off"
        list={listId}
        maxLength={80}
        error={error}
        enterKeyHint="search"
        onInput={(event) => {
          setTyped(event.currentTarget.value.trim())
          onEdit?.()
        }}
        action={<IconButton icon={locateIcon} label={copy.say(search.locateMe)} aria-busy={locating || undefined} onClick={onLocate} />}
      />
      <datalist id={listId}>
        {data?.data.map((place) => (
          <option key={place.label} value={place.label}>
            {place.label}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** A value once it has stayed the same for a while. */
function usePaused(value: string, ms: number): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused
}
