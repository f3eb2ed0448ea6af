import type { ContentSummary } from '@dining/contract/studio'
import { CONTENT_SETS } from '@dining/domain'
import { Button, Select, TextField } from '@dining/ui'
import { useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'

import { typedIn } from '../app/typed.ts'
import * as css from './entries.css.ts'
import { SETS } from './sets.ts'

const sets = CONTENT_SETS.filter((set) => SETS[set].many)
const SLUG = /^[a-z0-9][a-z0-9_-]{0,79}$/u

interface AddEntryProps {
  readonly partner: string
  readonly entries: readonly ContentSummary[]
}

/** Begins an entry in a set that takes further ones. */
export function AddEntry({ partner, entries }: AddEntryProps) {
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [set, slug] = [typedIn(event.currentTarget, 'set'), typedIn(event.currentTarget, 'slug').trim()]
    if (!SLUG.test(slug)) return setFault('Small letters, digits, "-" and "_", such as summer-bonus.')
    if (entries.some((entry) => entry.set === set && entry.slug === slug)) return setFault('There is an entry of this name.')
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
      <TextField label="Name" name="slug" error={fault} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      <Button type="submit" kind="quiet">
        Begin
      </Button>
    </form>
  )
}
