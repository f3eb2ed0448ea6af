import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { isTableDate, RESERVATION_PARTY, reservationDates, type OpeningHours } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { Select, TextField } from '@dining/ui'

import { clockOf, peopleOf } from '../slot-words.ts'
import { timesOf, type TableSearch } from '../table-search.ts'
import * as css from './ReserveBlock.css.ts'

interface SearchFieldsProps {
  readonly search: Pick<TableSearch, 'today' | 'asked' | 'ask'>
  readonly hours: readonly OpeningHours[]
  /** Why nothing is found for the date, where the results do not say it. */
  readonly dateError?: string | undefined
}

const PARTIES = Array.from({ length: RESERVATION_PARTY.most - RESERVATION_PARTY.least + 1 }, (_, index) => RESERVATION_PARTY.least + index)

/** Date, time and party (RESERVE-06 … RESERVE-10). A change is searched for at once. */
export function SearchFields({ search: { today, asked, ask }, hours, dateError }: SearchFieldsProps) {
  const copy = useCopy()
  const bounds = today === null ? null : reservationDates(today)
  return (
    <div className={css.fields}>
      {/* The browser's control keeps what is being typed; another default replaces it as a whole. */}
      <TextField
        key={today}
        type="date"
        className={css.date}
        label={copy.say(texts.date)}
        defaultValue={asked.date}
        error={dateError}
        {...(bounds && { min: bounds.first, max: bounds.last })}
        onChange={({ currentTarget: { value } }) => {
          if (isTableDate(value)) ask({ date: value })
        }}
      />
      <Select label={copy.say(texts.time)} value={asked.time} onChange={({ currentTarget: { value } }) => ask({ time: value })}>
        {timesOf(hours, asked.time).map((time) => (
          <option key={time} value={time}>
            {clockOf(copy, time)}
          </option>
        ))}
      </Select>
      <Select label={copy.say(texts.party)} value={asked.party} onChange={({ currentTarget: { value } }) => ask({ party: Number(value) })}>
        {PARTIES.map((party) => (
          <option key={party} value={party}>
            {peopleOf(copy, party)}
          </option>
        ))}
      </Select>
    </div>
  )
}
