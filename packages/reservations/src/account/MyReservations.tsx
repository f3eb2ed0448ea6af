import { useApi, useFlag } from '@dining/api-client'
import { reservationsQuery, tableWatchesQuery } from '@dining/api-client/queries'
import type { Reservation } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { myReservations as texts } from '@dining/copy-engine/texts/my-reservations'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, EmptyState, LinkButton, Loading, Skeleton, TextButton, useLater } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import * as css from './MyReservations.css.ts'
import { PastRow, UpcomingCard } from './ReservationRow.tsx'

type Open = { readonly what: 'change' | 'cancel'; readonly reservation: Reservation }

/** The member's reservations: upcoming ones, which can be changed and cancelled, and past ones with what became of their bonus. */
export function MyReservations() {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(reservationsQuery(api))
  const [open, setOpen] = useState<Open | null>(null)
  const [result, setResult] = useState<string | null>(null)
  const dialogs = useLater(() => import('./ReservationDialogs.tsx'))

  /** What the dialog has done; the list is read again, since a change can replace a reservation. */
  function finish(text: string) {
    setOpen(null)
    setResult(text)
    void queryClient.invalidateQueries({ queryKey: reservationsQuery(api).queryKey })
  }
  const show = (what: Open['what'], reservation: Reservation) => {
    setResult(null)
    setOpen({ what, reservation })
    dialogs.load()
  }
  return (
    <section className={stack}>
      <h1>{copy.headline(texts.title)}</h1>
      {result !== null && <Result key={result} text={result} />}
      {!data && !isError && (
        <Loading label={copy.say(texts.loading)}>
          <Skeleton width="100%" height="180px" />
        </Loading>
      )}
      {!data && isError && (
        <Banner type="error">
          <p>{copy.say(texts.failed)}</p>
          <TextButton onClick={() => void refetch()}>{copy.say(errors.retry)}</TextButton>
        </Banner>
      )}
      <Watches onDone={setResult} />
      {data && data.upcoming.length + data.past.length === 0 && <Empty />}
      {data && data.upcoming.length + data.past.length > 0 && (
        <div className={css.list}>
          <section className={css.part}>
            <h2>{copy.headline(texts.upcoming)}</h2>
            {data.upcoming.length === 0 ? (
              <>
                <p>{copy.say(texts.noneUpcoming)}</p>
                <p>
                  <LinkButton kind="quiet" href={paths.search({ reservations: 'true' })}>
                    {copy.action(texts.find)}
                  </LinkButton>
                </p>
              </>
            ) : (
              <ul className={css.part}>
                {data.upcoming.map((reservation) => (
                  <UpcomingCard
                    key={reservation.id}
                    reservation={reservation}
                    onChange={() => show('change', reservation)}
                    onCancel={() => show('cancel', reservation)}
                  />
                ))}
              </ul>
            )}
          </section>
          {data.past.length > 0 && (
            <section className={css.part}>
              <h2>{copy.headline(texts.past)}</h2>
              <ul>
                {data.past.map((reservation) => (
                  <PastRow key={reservation.id} reservation={reservation} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {dialogs.isFailed && <Banner type="error">{copy.say(errors.network)}</Banner>}
      {open && dialogs.module && (
        <dialogs.module.ReservationDialog
          key={open.reservation.id}
          what={open.what}
          reservation={open.reservation}
          onClose={() => setOpen(null)}
          onDone={finish}
        />
      )}
    </section>
  )
}

/** The tables that the member watches for; the code of the list loads where there are some, since few members have any. */
function Watches({ onDone }: { readonly onDone: (text: string) => void }) {
  const copy = useCopy()
  const api = useApi()
  const { data, isError } = useQuery(tableWatchesQuery(api))
  const list = useLater(() => import('./WatchList.tsx'))
  const isNeeded = isError || (data !== undefined && data.watches.length > 0)
  const load = useEffectEvent(() => list.load())
  useEffect(() => {
    if (isNeeded) load()
  }, [isNeeded])
  if (list.isFailed) return <Banner type="error">{copy.say(errors.network)}</Banner>
  return isNeeded && list.module ? <list.module.WatchList onDone={onDone} /> : null
}

/** Takes the focus, because the pressed button may be gone with its reservation. */
function Result({ text }: { readonly text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={css.result}>
      <Banner type="success">{text}</Banner>
    </div>
  )
}

function Empty() {
  const copy = useCopy()
  const { program } = usePartner()
  const bonus = useFlag('reservationBonus') ? program.reservationBonusUnits : undefined
  return (
    <EmptyState
      title={copy.headline(texts.emptyTitle)}
      tagline={
        bonus === undefined
          ? copy.say(texts.emptyText)
          : `${copy.say(texts.emptyText)} ${copy.say(texts.emptyBonus, { bonus: copy.bonus(bonus).text })}`
      }
      action={<LinkButton href={paths.search({ reservations: 'true' })}>{copy.action(texts.find)}</LinkButton>}
    />
  )
}
