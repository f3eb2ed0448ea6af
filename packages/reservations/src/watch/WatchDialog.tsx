import { useApi } from '@dining/api-client'
import { tableWatchesQuery } from '@dining/api-client/queries'
import type { MerchantDetail, TableWatch } from '@dining/contract'
import { forms } from '@dining/copy-engine/texts/forms'
import { reservations } from '@dining/copy-engine/texts/reservations'
import { tableWatch as texts } from '@dining/copy-engine/texts/table-watch'
import { hasJoined, TABLE_WATCH, TABLE_WATCH_TIMES, windowAround } from '@dining/domain'
import { DONE, failureOf, failWith, FormFrame, useSiteForm, type SubmitOutcome } from '@dining/forms'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember, useVisitor } from '@dining/session'
import { Banner, Button, Dialog, LinkButton, Loading, Select, Skeleton, TextButton, TextLink, TickList } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import { SignInPrompt } from '../dialog/SignInPrompt.tsx'
import { clockOf, peopleOf } from '../slot-words.ts'
import type { Asked } from '../table-search.ts'
import { useReturnFocus } from '../use-return-focus.ts'
import * as css from './WatchDialog.css.ts'
import { watchFields } from './watch-fields.ts'

/** Loads with the first table that is watched for. Without it, the watch is as good. */
const NoticeOffer = /* @__PURE__ */ lazy(() => import('./NoticeOffer.tsx').catch(() => ({ default: () => null })))

interface WatchDialogProps {
  readonly merchant: Pick<MerchantDetail, 'id' | 'name' | 'timeZone'>
  readonly asked: Asked
  readonly onClose: () => void
}

/** "Tell me when a table opens": the window in which a table is watched for, and what happens then. */
export function WatchDialog({ merchant, asked, onClose }: WatchDialogProps) {
  const copy = useCopy()
  const visitor = useVisitor()
  const [started, setStarted] = useState<TableWatch | null>(null)
  const isMember = 'member' in visitor && hasJoined(visitor.member)
  const content = useRef<HTMLDivElement>(null)
  useReturnFocus()
  const step = started === null ? isMember : 'done'
  // What had the focus is gone with the step before.
  useEffect(() => content.current?.focus({ preventScroll: true }), [step])
  const title = started ? texts.doneTitle : isMember ? reservations.watch : texts.signInTitle
  return (
    <Dialog open onClose={onClose} title={copy.headline(title)} closeLabel={copy.say(forms.close)}>
      <div ref={content} tabIndex={-1} className={css.content}>
        <p>
          {copy.say(texts.what, {
            restaurant: merchant.name,
            date: copy.date(asked.date, 'longWeekdayAndDay'),
            people: peopleOf(copy, asked.party),
          })}
        </p>
        {started && <Started watch={started} onClose={onClose} />}
        {!started && isMember && <OwnWatches merchant={merchant} asked={asked} onClose={onClose} onStarted={setStarted} />}
        {!isMember && (
          <SignInPrompt
            here={paths.reservation({ merchantId: merchant.id, ...asked, watch: 1 })}
            needsJoining={'member' in visitor}
            lead={'member' in visitor ? texts.joinLead : texts.signInLead}
          />
        )}
      </div>
    </Dialog>
  )
}

function Started({ watch, onClose }: { readonly watch: TableWatch; readonly onClose: () => void }) {
  const copy = useCopy()
  const { features } = usePartner()
  return (
    <>
      <Banner type="success">
        {copy.say(texts.done, { date: copy.date(watch.date, 'longWeekdayAndDay'), time: clockOf(copy, watch.from) })}
      </Banner>
      {features.hasNotices && (
        <Suspense>
          <NoticeOffer />
        </Suspense>
      )}
      <p>
        <Button onClick={onClose}>{copy.action(forms.close)}</Button>
      </p>
      <p>
        <TextLink href={paths.accountReservations()}>{copy.say(texts.mine)}</TextLink>
      </p>
    </>
  )
}

interface FormProps extends WatchDialogProps {
  readonly onStarted: (watch: TableWatch) => void
}

/** The member's other watches decide whether a further one is possible; without an answer, the server decides. */
function OwnWatches(props: FormProps) {
  const copy = useCopy()
  const api = useApi()
  const { data, isPending } = useQuery(tableWatchesQuery(api))
  if (isPending) {
    return (
      <Loading label={copy.say(reservations.loading)}>
        <Skeleton width="100%" height="260px" />
      </Loading>
    )
  }
  const running = (data?.watches ?? []).filter(({ state }) => state !== 'ended')
  const { merchant, asked } = props
  const same = running.find((one) => one.merchantId === merchant.id && one.date === asked.date && one.party === asked.party)
  const most = data?.most ?? TABLE_WATCH.most
  if (!same && running.length >= most) {
    return (
      <>
        <Banner type="warning">{copy.say(texts.full, { most })}</Banner>
        <p>
          <LinkButton href={paths.accountReservations()}>{copy.action(texts.mine)}</LinkButton>
        </p>
      </>
    )
  }
  return <WatchForm {...props} same={same ?? null} number={data ? running.length + 1 : null} most={most} />
}

interface WatchFormProps extends FormProps {
  /** The running watch of this table. */
  readonly same: TableWatch | null
  /** Which of the member's tables it will be; null if that is not known. */
  readonly number: number | null
  readonly most: number
}

function WatchForm({ merchant, asked, same, number, most, onClose, onStarted }: WatchFormProps) {
  const copy = useCopy()
  const api = useApi()
  const member = useMember()
  const queryClient = useQueryClient()
  const initial = same ?? windowAround(asked.time)
  const [from, setFrom] = useState(initial.from)
  const form = useSiteForm({
    fields: watchFields(copy, initial),
    async submit(window): Promise<SubmitOutcome> {
      const { date, party } = asked
      const answer = await api.call('createTableWatch', { params: { merchantId: merchant.id }, body: { date, party, ...window } })
      if (!answer.ok) return failureOf(answer.error)
      void queryClient.invalidateQueries({ queryKey: tableWatchesQuery(api).queryKey })
      const { value } = answer
      switch (value.kind) {
        case 'watching':
          onStarted(value.watch)
          return DONE
        case 'limit':
          return failWith(texts.full, { most: value.most })
        case 'past':
          return failWith(texts.past)
        case 'closed':
          return failWith(texts.closed)
        case 'tooFar':
          return failWith(texts.tooFar, { date: copy.date(value.lastDate, 'long') })
        case 'tooBig':
          return failWith(texts.tooBig, { people: peopleOf(copy, value.parties.most) })
        case 'tooSmall':
          return failWith(texts.tooSmall, { people: peopleOf(copy, value.parties.least) })
      }
    },
  })
  const { onChange, ...fromField } = form.field('from')
  const options = TABLE_WATCH_TIMES.map((time) => (
    <option key={time} value={time}>
      {clockOf(copy, time)}
    </option>
  ))
  const email = member?.email ?? ''
  return (
    <FormFrame form={form}>
      <div className={css.window}>
        <Select
          {...fromField}
          onChange={({ currentTarget: { value } }) => {
            onChange()
            setFrom(value)
          }}
        >
          {options}
        </Select>
        <Select {...form.field('until')}>{options}</Select>
      </div>
      <div className={css.where}>
        <h3>{copy.say(texts.alertBy)}</h3>
        <TickList
          items={[...(email === '' ? [] : [{ text: copy.say(texts.byEmail, { address: email }) }]), { text: copy.say(texts.onSite) }]}
        />
      </div>
      <div className={css.where}>
        <h3>{copy.say(texts.rules)}</h3>
        <TickList
          items={[
            { text: copy.say(texts.linkRule, { minutes: TABLE_WATCH.linkMinutes }) },
            { text: copy.say(texts.watchUntil, { date: copy.date(asked.date, 'longWeekdayAndDay'), time: clockOf(copy, from) }) },
          ]}
        />
      </div>
      {same && <p className={`${small} ${quiet}`}>{copy.say(texts.again)}</p>}
      {!same && number !== null && <p className={`${small} ${quiet}`}>{copy.say(texts.count, { number, most })}</p>}
      <div className={css.actions}>
        <Button type="submit" busy={form.submitting} busyLabel={copy.action(texts.starting)}>
          {copy.action(texts.start)}
        </Button>
        <TextButton onClick={onClose}>{copy.say(forms.cancel)}</TextButton>
      </div>
    </FormFrame>
  )
}
