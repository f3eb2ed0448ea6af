import { useApi } from '@dining/api-client'
import { cardsQuery, merchantQuery, missingDinesQuery } from '@dining/api-client/queries'
import type { MissingDine } from '@dining/contract'
import { missingDine as texts } from '@dining/copy-engine/texts/missing-dine'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, LinkButton, Panel, TextLink } from '@dining/ui'
import { lead, row, stack } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import { ReportForm } from './ReportForm.tsx'
import { YourReports } from './YourReports.tsx'
import { labelOf } from './use-restaurants.ts'

/** The report that has arrived, or was there before. */
interface Sent {
  readonly report: MissingDine
  readonly isNew: boolean
}

/**
 * The page on which a member reports a dine that was not credited, follows the reports, and answers questions about them (ACTIVITY-01,
 * ACTIVITY-02).
 * @param merchantId of the restaurant that the form starts with
 * @param dinedOn ISO day that it starts with; empty without one
 */
export function MissingDineScreen({ merchantId, dinedOn }: { readonly merchantId: string | null; readonly dinedOn: string }) {
  const api = useApi()
  const copy = useCopy()
  const { support } = usePartner()
  const { data: cards } = useQuery(cardsQuery(api))
  const { data: reports } = useQuery(missingDinesQuery(api))
  const { data: merchant } = useQuery({ ...merchantQuery(api, merchantId ?? ''), enabled: merchantId !== null, retry: false })
  const [sent, setSent] = useState<Sent | null>(null)
  const [waiting, setWaiting] = useState<string | null>(null)
  return (
    <AccountPage current={paths.recentActivity()}>
      <section className={stack}>
        <h1>{copy.headline(texts.title)}</h1>
        {sent ? (
          <Arrived {...sent} onAnother={() => setSent(null)} />
        ) : waiting !== null ? (
          <Waiting restaurant={waiting} />
        ) : (
          <>
            <p className={lead}>{copy.say(texts.lead)}</p>
            {cards && (
              <ReportForm
                cards={cards}
                start={merchant ? { id: merchant.id, label: labelOf(merchant) } : null}
                dinedOn={dinedOn}
                onSent={(report, isNew) => setSent({ report, isNew })}
                onWaiting={setWaiting}
              />
            )}
          </>
        )}
        <p className={row}>
          <TextLink href={paths.recentActivity()}>{copy.action(texts.back)}</TextLink>
          <TextLink href={support.email.href}>{copy.action(texts.writeToUs)}</TextLink>
        </p>
      </section>
      {reports && reports.data.length > 0 && <YourReports reports={reports.data} />}
    </AccountPage>
  )
}

/** Says that this device sends the report later. It takes the focus, because the form with its button has gone. */
function Waiting({ restaurant }: { readonly restaurant: string }) {
  const copy = useCopy()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <Panel className={stack}>
      <p ref={text} tabIndex={-1}>
        {copy.say(texts.sentLater, { restaurant })}
      </p>
    </Panel>
  )
}

/** Confirms a report. It takes the focus, because the form with its button has gone. */
function Arrived({ report, isNew, onAnother }: Sent & { readonly onAnother: () => void }) {
  const copy = useCopy()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const values = { restaurant: report.merchantName, date: copy.date(report.dinedOn, 'long') }
  return (
    <Panel kind="good" className={stack}>
      <h2 ref={title} tabIndex={-1}>
        {copy.headline(isNew ? texts.receivedTitle : texts.knownTitle)}
      </h2>
      <p>{copy.say(isNew ? texts.received : texts.known, values)}</p>
      <p className={row}>
        <LinkButton href={paths.recentActivity()}>{copy.action(texts.back)}</LinkButton>
        <Button kind="quiet" onClick={onAnother}>
          {copy.action(texts.another)}
        </Button>
      </p>
    </Panel>
  )
}
