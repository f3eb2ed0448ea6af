import { useApi, type ApiClient } from '@dining/api-client'
import { locationSuggestionsQuery } from '@dining/api-client/queries'
import { search } from '@dining/copy-engine/texts/search'
import { LOCATION_PATTERN, SEARCH_TEXT_MAX_LENGTH } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths, track } from '@dining/session'
import { Button, Combobox, SearchForm, IconButton } from '@dining/ui'
import { locateIcon, searchIcon } from '@dining/ui/icons'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'

import { usePosition, type Position } from '../position/use-position.ts'
import { changed, searchOf, withoutFilters, type SearchAddress } from './search-state.ts'
import type { WordSuggestion } from './suggest-words.ts'
import { useWordsReader } from './use-words-reader.ts'

interface SearchBoxProps {
  readonly query: SearchAddress
  /** In the hero, raised from its background. */
  readonly raised?: boolean
  /** Called when the browser does not provide the position. */
  readonly onBlocked?: () => void
  /** Searches when typing pauses, with the field's whole text; undefined once it has been searched otherwise. */
  readonly onWords?: (text: string | undefined) => void
  readonly submitLabel?: string
}

/** Filters that remain active when another place or text is searched. */
function kept(query: SearchAddress): [string, string][] {
  const base = withoutFilters(query)
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (
      (name in base && !['sortBy', 'campaignCode', 'view', 'saved'].includes(name)) ||
      name === 'pageNo' ||
      name === 'asked' ||
      value === undefined
    )
      return []
    return Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]]
  })
}

/** The search in the fields of a form. */
const searchIn = (form: HTMLFormElement) =>
  searchOf(new URLSearchParams([...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')))

/** The code of suggestions, which loads with the first letter. */
const suggestWords = () => import('./suggest-words.ts')
const noSuggestions = () => undefined

/** Suggestions of restaurants, cuisines and texts that were searched before, once typing pauses. Without their code or an answer, there are none. */
function useWordSuggestions() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [of, setOf] = useState<readonly WordSuggestion[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const update = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current)
    const own = ++turn.current
    if (form === null) return
    timer.current = setTimeout(() => {
      suggestWords()
        .then((code) => code.suggestWords(queryClient, api, searchIn(form)))
        // A later letter has its own.
        .then((found) => turn.current === own && setOf(found), noSuggestions)
    }, PAUSE_MS)
  }
  return { of, update }
}

/**
 * Place and text: a form that works before any script has loaded, since its fields have the names of the address parameters (SEARCH-01 …
 * SEARCH-03). An empty place is not sent: the search then uses the visitor's default place.
 */
export function SearchBox({ query, raised = false, onBlocked, onWords, submitLabel }: SearchBoxProps) {
  const copy = useCopy()
  const navigate = useNavigate()
  const latitude = query['location.latitude']
  const longitude = query['location.longitude']
  /** The coordinates that a typed place has replaced; other coordinates in the address apply. */
  const [left, setLeft] = useState<string>()
  const coordinates = `${latitude} ${longitude}`
  const words = useFollowedField(query.restaurantOrCuisine ?? '')

  const onPosition = useCallback(
    (position: Position | null) => {
      if (position === null) return onBlocked?.()
      const place = {
        bounds: undefined,
        location: copy.say(search.currentLocation),
        'location.latitude': String(position.latitude),
        'location.longitude': String(position.longitude),
      }
      return void navigate(paths.search(changed(query, place)))
    },
    [copy, navigate, onBlocked, query],
  )
  const { state: positionState, ask: askPosition } = usePosition(onPosition)

  const read = useWordsReader()
  const suggestions = useWordSuggestions()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = searchIn(event.currentTarget)
    const text = typed.restaurantOrCuisine
    void suggestWords().then(({ rememberWords }) => rememberWords(text), noSuggestions)
    // A suggestion is searched as it is: it is a name.
    const isAsIs = text === query.asked || suggestions.of.some((one) => one.text === text)
    const reading = isAsIs ? null : read(typed)
    if (reading === null) return leaveOutEmpty(event)
    event.preventDefault()
    return void reading.then((next) => {
      const rest = next.restaurantOrCuisine ?? ''
      if (words.ref.current) words.ref.current.value = rest
      words.onTyped(rest)
      onWords?.(undefined)
      return navigate(paths.search(next))
    })
  }

  const leaveOutEmpty = (event: FormEvent<HTMLFormElement>) => {
    for (const field of event.currentTarget.querySelectorAll('input')) field.disabled = field.value.trim() === ''
    // Enabled again once the form has been read, so that no input is lost.
    const form = event.currentTarget
    setTimeout(() => form.querySelectorAll('input').forEach((field) => (field.disabled = false)))
  }

  return (
    <SearchForm method="get" action={paths.search()} raised={raised} onSubmit={submit}>
      <LocationField
        value={query.location ?? ''}
        locating={positionState === 'loading'}
        onLocate={askPosition}
        onEdit={() => setLeft(coordinates)}
      />
      <Combobox
        ref={words.ref}
        predictions={suggestions.of.map(({ text }) => text)}
        predictionsLabel={copy.say(search.restaurantOrCuisine)}
        noteOf={(text) => {
          const note = suggestions.of.find((one) => one.text === text)?.note
          return note && copy.say(note)
        }}
        label={copy.say(search.restaurantOrCuisine)}
        optionalMark={copy.say(search.optional)}
        name="restaurantOrCuisine"
        defaultValue={query.restaurantOrCuisine ?? ''}
        placeholder={copy.say(search.restaurantOrCuisinePlaceholder)}
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        enterKeyHint="search"
        onInput={(event) => {
          words.onTyped(event.currentTarget.value)
          onWords?.(event.currentTarget.value)
          suggestions.update(event.currentTarget.form)
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
    </SearchForm>
  )
}

interface LocationFieldProps {
  /** The value from the address; typing continues from there. */
  readonly value: string
  readonly error?: string | undefined
  /** Whether the browser's position is being requested. */
  readonly locating: boolean
  readonly onLocate: () => void
  /** Called on input: known coordinates of the place no longer apply. */
  readonly onEdit?: () => void
}

/** Milliseconds without a key press before places are suggested. */
const PAUSE_MS = 200
/** Fewer letters match too many places. */
const LEAST_LETTERS = 2

/** Reports each call for suggestions that is made, so none of those whose answer is known (ANALYTICS-09). */
const reporting = (api: ApiClient): ApiClient => ({
  call(name, call, options) {
    track({ event: 'locationPrediction__request' })
    return api.call(name, call, options)
  },
})

/** Where to search: a city, ZIP or the current position, with places suggested while typing (SEARCH-01, SEARCH-03). */
export function LocationField({ value, error, locating, onLocate, onEdit }: LocationFieldProps) {
  const copy = useCopy()
  const [typed, setTyped] = useState('')
  const [isNoPlace, setIsNoPlace] = useState(false)
  const field = useFollowedField(value)
  const text = usePaused(typed, PAUSE_MS)
  const { data } = useQuery({
    ...locationSuggestionsQuery(reporting(useApi()), text),
    enabled: text.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const labels = text.length < LEAST_LETTERS ? [] : (data?.data.map(({ label }) => label) ?? [])
  // The current value needs no suggestion.
  const predicted = [...new Set(labels)].filter((label) => label !== text)
  return (
    <Combobox
      label={copy.say(search.location)}
      name="location"
      ref={field.ref}
      defaultValue={value}
      placeholder={copy.say(search.locationPlaceholder)}
      maxLength={SEARCH_TEXT_MAX_LENGTH}
      pattern={LOCATION_PATTERN}
      // Before any script, the browser shows the title beside the field.
      title={copy.say(search.locationPattern)}
      error={isNoPlace ? copy.say(search.locationPattern) : error}
      onInvalid={(event) => {
        event.preventDefault()
        setIsNoPlace(true)
        event.currentTarget.focus()
      }}
      enterKeyHint="search"
      predictions={predicted}
      predictionsLabel={copy.say(search.places)}
      onInput={(event) => {
        field.onTyped(event.currentTarget.value)
        setTyped(event.currentTarget.value.trim())
        setIsNoPlace(false)
        onEdit?.()
      }}
      action={<IconButton icon={locateIcon} label={copy.say(search.locateMe)} aria-busy={locating || undefined} onClick={onLocate} />}
    />
  )
}

/** A value once it has not changed for a while. */
function usePaused(value: string, ms: number): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused
}

interface FollowedField {
  readonly ref: RefObject<HTMLInputElement | null>
  /** Called with the input: a value that comes back from the address must not move the cursor or remove a space. */
  readonly onTyped: (text: string) => void
}

/**
 * A field that keeps its input, including input before hydration, and takes the address's value when that changes by other means: back, a
 * link, a position. An address that arrives with what was typed a moment ago doesn't undo the letters since.
 */
function useFollowedField(value: string): FollowedField {
  const ref = useRef<HTMLInputElement>(null)
  /** Everything typed that the address does not contain yet, the last text last. */
  const typed = useRef<string[]>([])
  const followed = useRef(value)
  useEffect(() => {
    // Nothing has changed yet: the field's value came with the page, or was typed before hydration.
    if (followed.current === value) return
    followed.current = value
    const isLast = typed.current.at(-1) === value
    if (!isLast && typed.current.includes(value)) return
    if (!isLast && ref.current !== null) ref.current.value = value
    typed.current = []
  }, [value])
  return { ref, onTyped: (text) => void typed.current.push(text.trim()) }
}
