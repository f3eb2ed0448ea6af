import { useApi } from '@dining/api-client'
import { tableWatchLinkQuery } from '@dining/api-client/queries'
import type { TableWatch } from '@dining/contract'
import type { Text, Values } from '@dining/copy-engine'
import { errors } from '@dining/copy-engine/texts/errors'
import { tableWatch as texts } from '@dining/copy-engine/texts/table-watch'
import { TABLE_WATCH } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { LinkButton, Notice, TextButton, TextLink } from '@dining/ui'
import { infoIcon } from '@dining/ui/icons'
import { stack } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'

import { whenOf } from '../slot-words.ts'

export { tableOfAlert } from '../table-of-alert.ts'

/** Why the link of an alert does not lead to its table any more, with a way on. @param token '' for a link without one */
export function TableAlert({ token }: { readonly token: string }) {
  const copy = useCopy()
  const api = useApi()
  const { data, isError, refetch } = useQuery({ ...tableWatchLinkQuery(api, token), enabled: token !== '' })
  if (isError) {
    return (
      <section className={stack}>
        <h1>{copy.headline(texts.pageTitle)}</h1>
        <Notice icon={infoIcon} title={copy.say(errors.network)}>
          <TextButton onClick={() => void refetch()}>{copy.say(errors.retry)}</TextButton>
        </Notice>
      </section>
    )
  }
  const watch = data?.watch ?? null
  const { title, text } = wordsOf(watch)
  return (
    <section className={stack}>
      <h1>{copy.headline(texts.pageTitle)}</h1>
      <Notice icon={infoIcon} title={copy.say(title)}>
        <p>
          {copy.say(text, {
            minutes: TABLE_WATCH.linkMinutes,
            ...(watch && { restaurant: watch.merchantName, time: whenOf(copy, { time: watch.startsAt, timeZone: watch.timeZone }) }),
          } satisfies Values)}
        </p>
      </Notice>
      <WayOn watch={watch} />
    </section>
  )
}

function wordsOf(watch: TableWatch | null): { readonly title: Text; readonly text: Text } {
  switch (watch?.state) {
    case 'booked':
      return { title: texts.bookedTitle, text: texts.booked }
    case 'stopped':
      return { title: texts.stoppedTitle, text: texts.stoppedLink }
    case 'ended':
      return { title: texts.endedTitle, text: texts.endedLink }
    case undefined:
      return { title: texts.expiredTitle, text: texts.unknown }
    case 'watching':
    case 'found':
      return { title: texts.expiredTitle, text: texts.expired }
  }
}

function WayOn({ watch }: { readonly watch: TableWatch | null }) {
  const copy = useCopy()
  const mine = <TextLink href={paths.accountReservations()}>{copy.say(texts.seeReservations)}</TextLink>
  if (!watch || watch.state === 'booked') return <p>{mine}</p>
  const { merchantId, date, from: time, party, state } = watch
  const search = { merchantId, date, time, party }
  return (
    <>
      <p>
        <LinkButton href={paths.reservation(search)}>{copy.action(texts.seeTables, { date: copy.date(date, 'weekdayAndDay') })}</LinkButton>
      </p>
      <p>
        {state === 'stopped' ? <TextLink href={paths.reservation({ ...search, watch: 1 })}>{copy.say(texts.watchAgain)}</TextLink> : mine}
      </p>
    </>
  )
}
