import { useApi } from '@dining/api-client'
import { tableWatchesQuery } from '@dining/api-client/queries'
import type { TableWatch } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { tableWatch as texts } from '@dining/copy-engine/texts/table-watch'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor, Badge, Banner, LinkButton, TextButton } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { clockOf, peopleOf, whenOf } from '../slot-words.ts'
import { tableOfAlert } from '../table-of-alert.ts'
import * as css from './MyReservations.css.ts'

interface WatchListProps {
  /** @param text what has been done */
  readonly onDone: (text: string) => void
}

/** The tables that the member watches for, each with its state; nothing without one. */
export function WatchList({ onDone }: WatchListProps) {
  const copy = useCopy()
  const api = useApi()
  const { data, isError, refetch } = useQuery(tableWatchesQuery(api))
  if (!data && isError) {
    return (
      <Banner type="error">
        <p>{copy.say(texts.failed)}</p>
        <TextButton onClick={() => void refetch()}>{copy.say(errors.retry)}</TextButton>
      </Banner>
    )
  }
  if (!data || data.watches.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="watches">
      <h2 id="watches">{copy.headline(texts.title)}</h2>
      <ul className={css.part}>
        {data.watches.map((watch) => (
          <WatchCard key={watch.id} watch={watch} onDone={onDone} />
        ))}
      </ul>
    </section>
  )
}

function WatchCard({ watch, onDone }: WatchListProps & { readonly watch: TableWatch }) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const { id, merchantId, merchantName, date, from, until, party, state } = watch

  async function stop() {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    const answer = await api.call('stopTableWatch', { params: { watchId: id } })
    setBusy(false)
    if (!answer.ok) return setFailed(true)
    onDone(copy.say(texts.stopped, { restaurant: merchantName }))
    await queryClient.invalidateQueries({ queryKey: tableWatchesQuery(api).queryKey })
  }
  const isOpen = state === 'watching' || state === 'found'
  return (
    <li className={css.card}>
      <div className={css.head}>
        <p className={css.when}>
          {copy.say(texts.window, {
            date: copy.date(date, 'longWeekdayAndDay'),
            from: clockOf(copy, from),
            until: clockOf(copy, until),
          })}
        </p>
        <Badge>{copy.say(state === 'found' ? texts.found : isOpen ? texts.watching : texts.ended)}</Badge>
      </div>
      <p className={css.where}>
        <Anchor href={paths.merchant({ merchantId })}>{merchantName}</Anchor>
        <span>{peopleOf(copy, party)}</span>
      </p>
      <StateLine watch={watch} />
      {isFailed && <Banner type="error">{copy.say(texts.stopFailed)}</Banner>}
      {isOpen && (
        <div className={css.actions}>
          <TextButton
            aria-label={copy.say(texts.stopOf, { restaurant: merchantName, date: copy.date(date, 'longWeekdayAndDay') })}
            onClick={() => void stop()}
          >
            {copy.say(texts.stop)}
          </TextButton>
        </div>
      )}
    </li>
  )
}

/** What the state means, with the way to the table that was found. */
function StateLine({ watch }: { readonly watch: TableWatch }) {
  const copy = useCopy()
  const { merchantName, startsAt, timeZone, state, table } = watch
  const address = tableOfAlert(watch)
  if (table && address !== null) {
    const time = copy.date(table.time, 'time', timeZone)
    return (
      <>
        <p role="status">{copy.say(texts.foundUntil, { time, until: copy.date(table.linkUntil, 'time', timeZone) })}</p>
        <p>
          <LinkButton href={address} aria-label={copy.say(texts.reserveOf, { time, restaurant: merchantName })}>
            {copy.action(texts.reserve, { time })}
          </LinkButton>
        </p>
      </>
    )
  }
  return (
    <p className={`${small} ${quiet}`}>
      {state === 'ended' ? copy.say(texts.endedText) : copy.say(texts.watchingUntil, { time: whenOf(copy, { time: startsAt, timeZone }) })}
    </p>
  )
}
