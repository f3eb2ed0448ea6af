import { useApi } from '@dining/api-client'
import { reservationSlotsQuery } from '@dining/api-client/queries'
import { listedTables as texts } from '@dining/copy-engine/texts/listed-tables'
import { RESERVATION_DEFAULTS, reservationDates } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { Skeleton, useBrowserValue } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { SearchFields } from '../block/SearchFields.tsx'
import { SlotLink } from '../block/SlotLink.tsx'
import { clockOf } from '../slot-words.ts'
import type { Asked } from '../table-search.ts'
import * as css from './ResultTables.css.ts'

/** What the address of a search contains of it: an ISO date, a 24-hour time, people. */
interface Wanted {
  readonly date?: string
  readonly time?: string
  readonly party?: string
}

/** "2026-11-27", by the visitor's clock. */
function browserDate(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** What tables are looked up for: today, by the visitor's clock, for want of a date. Null until the browser has rendered. */
function useAsked({ date, time, party }: Wanted): Asked | null {
  const today = useBrowserValue(browserDate, null)
  if (today === null) return null
  return {
    date: date ?? today,
    time: time ?? RESERVATION_DEFAULTS.time,
    party: Number(party ?? RESERVATION_DEFAULTS.party),
  }
}

interface TableFieldsProps {
  readonly wanted: Wanted
  readonly onWant: (change: Wanted) => void
}

/** Date, time and party of the tables on the cards of a search. */
export function TableFields({ wanted, onWant }: TableFieldsProps) {
  const copy = useCopy()
  const address = JSON.stringify([wanted.date, wanted.time, wanted.party])
  // What was chosen since the address changed last: it is shown at once, and a second choice does not lose the first.
  const [seen, setSeen] = useState(address)
  const [made, setMade] = useState<Wanted>({})
  // The control of a date keeps what is typed, so another date, from going back, needs another control.
  const [typed, setTyped] = useState(wanted.date)
  const [control, setControl] = useState(0)
  if (seen !== address) {
    setSeen(address)
    setMade({})
    if (wanted.date !== typed) {
      setTyped(wanted.date)
      setControl(control + 1)
    }
  }
  const today = useBrowserValue(browserDate, null)
  const asked = useAsked({ ...wanted, ...made })
  if (asked === null || today === null) return null
  const { first, last } = reservationDates(today)
  const isOut = asked.date < first || asked.date > last
  const ask = ({ party, ...change }: Partial<Asked>) => {
    const now = { ...made, ...change, ...(party !== undefined && { party: String(party) }) }
    setMade(now)
    setTyped(now.date ?? typed)
    onWant(now)
  }
  return (
    <div role="group" aria-label={copy.say(texts.fields)}>
      {/* Of several restaurants, no hours are known. */}
      <SearchFields
        key={control}
        search={{ today, asked, ask }}
        hours={[]}
        dateError={isOut ? copy.say(texts.dateOut, { first: copy.date(first, 'long'), last: copy.date(last, 'long') }) : undefined}
      />
    </div>
  )
}

interface TablesOfCardProps {
  readonly restaurant: { readonly id: string; readonly name: string }
  /** The restaurants of all cards, which are looked up together. */
  readonly merchantIds: readonly string[]
  readonly wanted: Wanted
}

/** Up to three tables of a restaurant nearest to the wanted time; the list does not wait for them. */
export function TablesOfCard({ restaurant, merchantIds, wanted }: TablesOfCardProps) {
  const copy = useCopy()
  const asked = useAsked(wanted)
  const { party, ...at } = asked ?? {}
  const { data, isError } = useQuery({
    ...reservationSlotsQuery(useApi(), { merchantId: [...merchantIds], ...at, ...(party !== undefined && { party: String(party) }) }),
    enabled: asked !== null,
  })
  if (asked === null || (!data && !isError)) return <Skeleton width="100%" height="44px" />
  const slots = data?.data.find(({ merchantId }) => merchantId === restaurant.id)?.slots ?? []
  if (slots.length === 0)
    return (
      <p className={`${small} ${quiet}`}>{data ? copy.say(texts.none, { time: clockOf(copy, asked.time) }) : copy.say(texts.failed)}</p>
    )
  return (
    <ul className={css.row}>
      {slots.map((slot) => (
        <li key={slot.slotId}>
          <SlotLink restaurant={restaurant} slot={slot} asked={asked} isBrief />
        </li>
      ))}
    </ul>
  )
}
