import { locationSuggestionsQuery, useApi } from '@dining/api-client'
import { search } from '@dining/copy-engine/texts/search'
import { SEARCH_TEXT_MAX_LENGTH } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { track } from '@dining/session'
import { Combobox, IconButton } from '@dining/ui'
import { locateIcon } from '@dining/ui/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useFollowedField } from './use-followed-field.ts'

interface LocationFieldProps {
  /** Of the address; typing goes on from there. */
  readonly value: string
  readonly error?: string | undefined
  /** Being asked for the browser's position. */
  readonly locating: boolean
  readonly onLocate: () => void
  /** Typed into: what was known of the place no longer holds. */
  readonly onEdit?: () => void
}

/** Milliseconds without a key before places are suggested. */
const PAUSE_MS = 200
/** Fewer letters name too many places. */
const LEAST_LETTERS = 2

/** Where to search: a city, ZIP or the current position, with places suggested while typing (SEARCH-01, SEARCH-03). */
export function LocationField({ value, error, locating, onLocate, onEdit }: LocationFieldProps) {
  const copy = useCopy()
  const [typed, setTyped] = useState('')
  const field = useFollowedField(value)
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
  const labels = text.length < LEAST_LETTERS ? [] : (data?.data.map(({ label }) => label) ?? [])
  // What stands there already is no news.
  const predicted = [...new Set(labels)].filter((label) => label !== text)
  return (
    <Combobox
      label={copy.say(search.location)}
      name="location"
      ref={field.ref}
      defaultValue={value}
      placeholder={copy.say(search.locationPlaceholder)}
      maxLength={SEARCH_TEXT_MAX_LENGTH}
      error={error}
      enterKeyHint="search"
      predictions={predicted}
      predictionsLabel={copy.say(search.places)}
      onInput={(event) => {
        field.onTyped(event.currentTarget.value)
        setTyped(event.currentTarget.value.trim())
        onEdit?.()
      }}
      action={<IconButton icon={locateIcon} label={copy.say(search.locateMe)} aria-busy={locating || undefined} onClick={onLocate} />}
    />
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
