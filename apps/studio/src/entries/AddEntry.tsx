import type { ContentSummary } from '@dining/contract/studio'
import { CONTENT_SETS } from '@dining/domain'
import { Button, Select, TextField } from '@dining/ui'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'

import { typedIn } from '../app/typed.ts'
import * as css from './entries.css.ts'
import { SETS, slugOf } from './sets.ts'

const sets = CONTENT_SETS.filter((set) => SETS[set].many)

interface AddEntryProps {
  readonly partner: string
  readonly entries: readonly ContentSummary[]
}

/** Creates an entry in a set that accepts further ones. */
export function AddEntry({ partner, entries }: AddEntryProps) {
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  const name = useRef<HTMLInputElement>(null)
  const refuse = (why: string) => {
    setFault(why)
    name.current?.focus()
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [set, typed] = [typedIn(event.currentTarget, 'set'), typedIn(event.currentTarget, 'slug')]
    const slug = slugOf(typed)
    if (typed.trim() === '') return refuse('Enter a name.')
    if (slug === undefined) return refuse('Use a to z, digits, "-" and "_". Start with a letter or digit. At most 80 characters.')
    if (entries.some((entry) => entry.set === set && entry.slug === slug)) return refuse(`This set already has an entry ${slug}.`)
    void navigate(`/${partner}/${set}/${slug}`)
  }
  return (
    <form className={css.adding} onSubmit={submit} noValidate>
      <h2 className={css.addingTitle}>A new entry</h2>
      <Select label="Set" name="set">
        {sets.map((set) => (
          <option key={set} value={set}>
            {SETS[set].title}
          </option>
        ))}
      </Select>
      <TextField
        ref={name}
        label="Name"
        name="slug"
        error={fault}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={() => setFault(undefined)}
      />
      <Button type="submit" kind="quiet">
        Begin
      </Button>
    </form>
  )
}
