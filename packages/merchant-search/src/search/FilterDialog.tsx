import { forms } from '@dining/copy-engine/texts/forms'
import { search } from '@dining/copy-engine/texts/search'
import { useCopy } from '@dining/partner-kit/react'
import { Button, Checkbox, Dialog, Select } from '@dining/ui'
import { useState } from 'react'

import * as css from './FilterDialog.css.ts'
import { defaultSort, sortChoices, type FilterSection } from './filters.ts'
import { changed, withoutFilters, type SearchAddress } from './search-state.ts'

interface FilterDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly query: SearchAddress
  readonly sectionsOf: (query: SearchAddress) => readonly FilterSection[]
  readonly onSave: (query: SearchAddress) => void
}

/** All filters and the order, applied together on Save (SEARCH-12, SEARCH-13). */
export function FilterDialog({ open, onClose, query, sectionsOf, onSave }: FilterDialogProps) {
  const copy = useCopy()
  return (
    <Dialog open={open} onClose={onClose} title={copy.headline(search.filters)} closeLabel={copy.say(forms.close)}>
      <Choices query={query} sectionsOf={sectionsOf} onSave={onSave} />
    </Dialog>
  )
}

function Choices({ query, sectionsOf, onSave }: Pick<FilterDialogProps, 'query' | 'sectionsOf' | 'onSave'>) {
  const copy = useCopy()
  const [draft, setDraft] = useState(query)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(draft)
      }}
    >
      <div className={css.sections}>
        {sectionsOf(draft).map(({ title, filters }) => (
          <fieldset key={title} className={css.section}>
            <legend className={css.legend}>{title}</legend>
            {filters.map(({ id, label, on, switched }) => (
              <Checkbox key={id} label={label} checked={on} onChange={() => setDraft(switched)} />
            ))}
          </fieldset>
        ))}
      </div>
      <Select
        label={copy.say(search.sortBy)}
        value={draft.sortBy ?? defaultSort(draft)}
        onChange={(event) => {
          const choice = sortChoices(draft, copy).find(({ value }) => value === event.currentTarget.value)
          setDraft(changed(draft, { sortBy: choice?.value }))
        }}
      >
        {sortChoices(draft, copy).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div className={css.actions}>
        <Button type="submit">{copy.action(search.save)}</Button>
        <Button kind="quiet" onClick={() => setDraft(withoutFilters(draft))}>
          {copy.action(search.clear)}
        </Button>
      </div>
    </form>
  )
}
