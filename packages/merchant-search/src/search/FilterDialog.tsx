import { useApi } from '@dining/api-client'
import { merchantsQuery } from '@dining/api-client/queries'
import type { MerchantSearchQuery, SearchCounts } from '@dining/contract'
import { forms } from '@dining/copy-engine/texts/forms'
import { search } from '@dining/copy-engine/texts/search'
import { WEEKDAYS } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { Button, Checkbox, Dialog, Select } from '@dining/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import * as css from './FilterDialog.css.ts'
import type { FilterSection, SortChoice } from './filters.ts'
import { changed, withoutFilters, type SearchAddress } from './search-state.ts'

interface FilterDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly query: SearchAddress
  readonly sectionsOf: (query: SearchAddress, counts: SearchCounts | undefined) => readonly FilterSection[]
  /** The call for a search. */
  readonly callOf: (query: SearchAddress) => MerchantSearchQuery
  /** The available orders of a search, and the one that applies. */
  readonly sortsOf: (query: SearchAddress) => { readonly choices: readonly SortChoice[]; readonly chosen: string }
  /** "7:30 PM" from "1930". */
  readonly timeText: (time: string) => string
  readonly onSave: (query: SearchAddress) => void
}

/**
 * All filters and the order, applied together on Save (SEARCH-12, SEARCH-13). It loads later than the page, so it gets what both need from the page: the
 * page's file has no other exports than the page.
 */
export default function FilterDialog({ open, onClose, ...choices }: FilterDialogProps) {
  const copy = useCopy()
  return (
    <Dialog open={open} onClose={onClose} title={copy.headline(search.filters)} closeLabel={copy.say(forms.close)}>
      <Choices {...choices} />
    </Dialog>
  )
}

function Choices({ query, sectionsOf, callOf, sortsOf, timeText, onSave }: Omit<FilterDialogProps, 'open' | 'onClose'>) {
  const copy = useCopy()
  const [draft, setDraft] = useState(query)
  // What the filters would find beside those of the draft, and how many the draft finds.
  const call = callOf(changed(draft, { view: undefined }))
  const { choices, chosen } = sortsOf(draft)
  const { data: answer } = useQuery({ ...merchantsQuery(useApi(), call), placeholderData: keepPreviousData, retry: false })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(draft)
      }}
    >
      <div className={css.sections}>
        {sectionsOf(draft, answer?.counts).map(({ title, filters }) => (
          <fieldset key={title} className={css.section}>
            <legend className={css.legend}>{title}</legend>
            {filters.map(({ id, label, on, switched, count }) => (
              <Checkbox
                key={id}
                label={count === undefined ? label : <Counted label={label} count={copy.count(count)} />}
                checked={on}
                onChange={() => setDraft(switched)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <OpenAt draft={draft} timeText={timeText} onChange={setDraft} />
      <Select
        label={copy.say(search.sortBy)}
        value={chosen}
        onChange={(event) => {
          const choice = choices.find(({ value }) => value === event.currentTarget.value)
          setDraft(changed(draft, { sortBy: choice?.value }))
        }}
      >
        {choices.map(({ value, label }) => (
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
        <p role="status" className={css.found}>
          {answer && copy.say(search.results, { count: answer.totalResultSize })}
        </p>
      </div>
    </form>
  )
}

/** A filter with the number of restaurants that it would leave. */
function Counted({ label, count }: { readonly label: string; readonly count: string }) {
  return (
    <>
      {label} <small className={css.count}>{count}</small>
    </>
  )
}

/** Half hours at which a restaurant can be required to be open, `HHMM`. */
const TIMES = Array.from({ length: 48 }, (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}${half % 2 === 0 ? '00' : '30'}`)
const DINNER = '1900'

interface OpenAtProps extends Pick<FilterDialogProps, 'timeText'> {
  readonly draft: SearchAddress
  readonly onChange: (draft: SearchAddress) => void
}

/** A day and a time at which the restaurant is open. */
function OpenAt({ draft, timeText, onChange }: OpenAtProps) {
  const copy = useCopy()
  const [day = '', time = DINNER] = draft.openAt?.split('-') ?? []
  const choose = (nextDay: string, nextTime: string) =>
    onChange(changed(draft, { openAt: nextDay === '' ? undefined : `${nextDay}-${nextTime}`, openNow: undefined }))
  return (
    <div className={css.openAt}>
      <Select label={copy.say(search.openOn)} value={day} onChange={(event) => choose(event.currentTarget.value, time)}>
        <option value="">{copy.say(search.anyDay)}</option>
        {WEEKDAYS.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      {day !== '' && (
        <Select label={copy.say(search.openFrom)} value={time} onChange={(event) => choose(day, event.currentTarget.value)}>
          {(TIMES.includes(time) ? TIMES : [time, ...TIMES]).map((one) => (
            <option key={one} value={one}>
              {timeText(one)}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
