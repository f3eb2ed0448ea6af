import { SEARCH_MAX_LENGTH } from '@dining/contract/studio'
import { Button, TextField } from '@dining/ui'
import { searchIcon } from '@dining/ui/icons'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'

import { typedIn } from '../app/typed.ts'
import { SEARCH, useSearchText } from './search-text.ts'
import * as css from './search.css.ts'

/** Searches all entries of the partner; the search is kept in the address. */
export function SearchField() {
  const q = useSearchText()
  const [, setParameters] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  // Back, forward and links change the search without a keystroke; the field keeps its focus.
  useEffect(() => {
    if (field.current) field.current.value = q
  }, [q])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget, SEARCH).trim()
    setParameters(typed === '' ? {} : { [SEARCH]: typed })
  }
  return (
    <form className={css.form} role="search" onSubmit={submit}>
      <TextField
        ref={field}
        type="search"
        label="Search all entries"
        name={SEARCH}
        defaultValue={q}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" kind="quiet" icon={searchIcon}>
        Search
      </Button>
    </form>
  )
}
