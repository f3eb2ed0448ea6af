import type { MerchantDetail } from '@dining/contract'
import { bareScreen } from '@dining/copy-engine/texts/bare-screen'
import { offline as texts } from '@dining/copy-engine/texts/offline'
import { shell } from '@dining/copy-engine/texts/shell'
import { HAS_ENROLLMENT, type VerdictVisitor } from '@dining/domain'
import { KEPT, UnsentList, type KeptNear, type KeptOwn } from '@dining/offline'
import type { Partner } from '@dining/partner-kit'
import { PartnerProvider, useCopy, usePartner, type RichLinkProps } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, LinkButton, Notice, SkipLink, TextLink, TopBar, Wordmark } from '@dining/ui'
import { content } from '@dining/ui/layout'
import { useEffect, useState } from 'react'

import { withUse } from './kept-restaurants.ts'
import { KeptList } from './KeptList.tsx'
import * as css from './offline.css.ts'
import type { SharedParts } from './shared-parts.ts'

interface OfflineScreenProps {
  readonly partner: Partner
  readonly near: KeptNear
  /** Of the member whose session this is. */
  readonly own: KeptOwn | null
  /** That member's public id, whether or not anything else is kept. */
  readonly sender: string | null
  readonly parts: SharedParts
}

const PlainLink = ({ href, children }: RichLinkProps) => <a href={href}>{children}</a>
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The time, each minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The site without a connection: the restaurants that this device keeps, or one of them, by the address (issue 17). */
export function OfflineScreen({ partner, own, ...kept }: OfflineScreenProps) {
  return (
    <PartnerProvider
      partner={partner}
      visitor={{ tier: own?.tierLevel ?? null, publicId: own?.publicId ?? null, firstName: null }}
      link={PlainLink}
    >
      <Skip />
      <TopBar logo={<Wordmark strong={partner.wordmark.strong} light={partner.wordmark.light} />} />
      <main id="main" tabIndex={-1}>
        <Content own={own} {...kept} />
      </main>
    </PartnerProvider>
  )
}

function Skip() {
  return <SkipLink href="#main">{useCopy().say(shell.skipToContent)}</SkipLink>
}

const isPageOf = (id: string) => [paths.merchant({ merchantId: id }), paths.order({ merchantId: id })].includes(window.location.pathname)

/** Whether the address is that of any restaurant. */
const isRestaurantPage = () => window.location.pathname.startsWith(paths.merchant({ merchantId: '' }))

function Content({ near, own, sender, parts }: Omit<OfflineScreenProps, 'partner'>) {
  const copy = useCopy()
  const now = useNow()
  const { program } = usePartner()
  const hasTiers = HAS_ENROLLMENT && program.enrollmentType !== 'none'
  const merchant = near.merchants.find(({ id }) => isPageOf(id))
  const visitorAt = (one: MerchantDetail): VerdictVisitor | null => {
    if (!hasTiers) return parts.EVERYONE
    return own && { tier: own.tierLevel, cardLinked: own.hasCard, use: withUse(one, own, now).member }
  }
  return (
    <>
      <div className={`${content} ${css.page} ${merchant ? css.above : ''}`}>
        <Age at={near.at} now={now} />
        <Reachable />
        {sender !== null && <UnsentList publicId={sender} />}
        {merchant ? (
          <div>
            <TextLink href={paths.search()}>{copy.say(texts.backToList)}</TextLink>
          </div>
        ) : (
          <>
            {isRestaurantPage() ? (
              <Notice>{copy.say(texts.notKept)}</Notice>
            ) : (
              ![paths.home(), paths.search()].includes(window.location.pathname) && (
                <Notice>
                  <p>{copy.say(texts.notHere)}</p>
                  <TextLink href="">{copy.action(bareScreen.tryAgain)}</TextLink>
                </Notice>
              )
            )}
            <KeptList near={near} now={now} visitorAt={visitorAt} parts={parts} />
          </>
        )}
      </div>
      {merchant && <parts.MerchantScreen merchant={withUse(merchant, own, now)} isKept />}
    </>
  )
}

/** How old the kept restaurants are, above everything. */
function Age({ at, now }: { readonly at: number; readonly now: Date }) {
  const copy = useCopy()
  const age = now.getTime() - at
  if (age > KEPT.oldMs) return <Banner type="warning">{copy.say(texts.asOfOld, { days: copy.count(Math.floor(age / DAY_MS)) })}</Banner>
  return <Notice>{copy.say(texts.asOf, { date: copy.date(new Date(at).toISOString(), 'long') })}</Notice>
}

/** Offers the page of the network once there is a connection, so that what the visitor is reading stays. */
function Reachable() {
  const copy = useCopy()
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    const appear = () => setIsBack(true)
    const leave = () => setIsBack(false)
    window.addEventListener('reachable', appear)
    window.addEventListener('offline', leave)
    return () => {
      window.removeEventListener('reachable', appear)
      window.removeEventListener('offline', leave)
    }
  }, [])
  if (!isBack) return null
  return (
    <Banner type="success" title={copy.say(texts.back)}>
      <LinkButton href="">{copy.action(texts.openPage)}</LinkButton>
    </Banner>
  )
}
