import { useApi } from '@dining/api-client'
import { cardsQuery, dineSummaryQuery, transactionsQuery } from '@dining/api-client/queries'
import type { EntryOf } from '@dining/copy-engine/content'
import { account } from '@dining/copy-engine/texts/account'
import { MAX_LINKED_CARDS } from '@dining/domain'
import { SavedSummary } from '@dining/favorites'
import { ToastProvider, useToasts } from '@dining/forms'
import { Rich, useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Button, LinkButton, LinkedCard, LinkedCards, Loading, Skeleton, TextField, TextLink, useBrowserValue } from '@dining/ui'
import { cardIcon, plusIcon, shareIcon } from '@dining/ui/icons'
import { quiet, small, spread, stack } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import { ActivityList } from '../activity/ActivityPage.tsx'
import { ActivityRow } from '../activity/ActivityRow.tsx'
import { firstActivityPage } from '../activity/activity-page.ts'
import { VipPlaces } from '../vip-path/VipPath.tsx'
import * as css from './OverviewScreen.css.ts'
import { StatusSummary } from './StatusSummary.tsx'

interface OverviewScreenProps {
  /** The editors' content for the account centre; undefined if there is none. */
  readonly content: EntryOf<'account_center'>['fields'] | undefined
  /** Content above the latest activity. */
  readonly balance?: ReactNode
  /** The member's bonuses, before the latest activity (ACCOUNT-04). */
  readonly bonuses?: ReactNode
  /** The latest rows; dines by default. */
  readonly latest?: ReactNode
}

/** The account overview: status, latest dines, linked cards, and the editors' content (ACCOUNT-01, ACCOUNT-02, ACCOUNT-05). */
export function OverviewScreen({ content, balance, bonuses, latest = <LatestActivity /> }: OverviewScreenProps) {
  const copy = useCopy()
  const api = useApi()
  const member = useMember()
  const summary = useQuery(dineSummaryQuery(api))
  if (!member) return null
  return (
    <AccountPage
      current={paths.accountOverview()}
      top={<StatusSummary member={member} summary={summary.data} pending={summary.isPending} />}
    >
      <ToastProvider>
        {balance}
        {bonuses}
        <section className={stack} aria-labelledby="activity">
          <div className={spread}>
            <h2 id="activity">{copy.headline(account.recentActivity)}</h2>
            <TextLink href={paths.recentActivity()}>{copy.action(account.allActivity)}</TextLink>
          </div>
          {latest}
        </section>
        <CardsSummary />
        {content && <ReferralBox content={content.referral_link} publicId={member.publicId} />}
        {content && <LinkGroups groups={content.link_groups} />}
        {/* Last, because they come after the page. */}
        <VipPlaces />
        <SavedSummary />
      </ToastProvider>
    </AccountPage>
  )
}

/** The cards that earn, with a link to their page. */
function CardsSummary() {
  const copy = useCopy()
  const { data: cards, error } = useQuery(cardsQuery(useApi()))
  const isEmpty = cards?.length === 0
  return (
    <section className={stack} aria-labelledby="cards">
      <div className={spread}>
        <h2 id="cards">{copy.headline(account.linkedCards)}</h2>
        {cards && <p className={`${small} ${quiet}`}>{copy.say(account.cardCount, { count: cards.length, max: MAX_LINKED_CARDS })}</p>}
      </div>
      {!cards && !error && (
        <Loading label={copy.say(account.loadingCards)}>
          <Skeleton width="100%" height="72px" />
        </Loading>
      )}
      {!cards && error && <p>{copy.say(account.cardsFailed)}</p>}
      {isEmpty && <p>{copy.say(account.noCards)}</p>}
      {cards && !isEmpty && (
        <LinkedCards>
          {cards.map(({ id, cardType, lastFour, description }) => (
            <LinkedCard
              key={id}
              brand={cardType}
              name={
                <>
                  <strong>{copy.say(account.cardEnding, { lastFour })}</strong> · {description}
                </>
              }
            />
          ))}
        </LinkedCards>
      )}
      <p>
        <LinkButton kind="quiet" icon={isEmpty ? plusIcon : cardIcon} href={paths.manageCards()}>
          {copy.action(isEmpty ? account.linkCard : account.manageCards)}
        </LinkButton>
      </p>
    </section>
  )
}

/** Rows of activity on the overview. */
export const LATEST_ROWS = 4

function LatestActivity() {
  const answer = useQuery(transactionsQuery(useApi(), firstActivityPage))
  return (
    <ActivityList answer={answer} rows={LATEST_ROWS}>
      {(row) => <ActivityRow key={row.sourceTransactionId} row={row} rows={answer.data?.data.slice(0, LATEST_ROWS)} />}
    </ActivityList>
  )
}

/** Lists of links that the editors added to the account centre (ACCOUNT-05). */
function LinkGroups({ groups }: { readonly groups: EntryOf<'account_center'>['fields']['link_groups'] }) {
  const copy = useCopy()
  if (groups.length === 0) return null
  return (
    <div className={css.groups}>
      {groups.map(({ title, links }) => (
        <section key={title} aria-label={copy.sayContent(title)}>
          <h2>
            <Rich parts={copy.richContent(title)} />
          </h2>
          <ul>
            {links.map(({ text, url }) => (
              <li key={url}>
                <TextLink href={url}>
                  <Rich parts={copy.richContent(text)} />
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface ReferralBoxProps {
  readonly content: EntryOf<'account_center'>['fields']['referral_link']
  readonly publicId: string
}

/** A link to share with friends, with the editors' texts (ACCOUNT-02, ACCOUNT-03, ACCOUNT-06, ACCOUNT-08). */
function ReferralBox({ content, publicId }: ReferralBoxProps) {
  const copy = useCopy()
  const toasts = useToasts()
  const field = useRef<HTMLInputElement>(null)
  // Only the browser has the address that the visitor uses.
  const origin = useBrowserValue(() => location.origin, '')
  if (!content.is_enabled) return null
  const link = origin + paths.referral({ publicId })

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link)
      toasts.show({ type: 'success', message: copy.say(account.referralCopied) })
    } catch {
      field.current?.select()
      toasts.show({ type: 'warning', message: copy.say(account.referralNotCopied) })
    }
  }
  return (
    <section className={css.referral} aria-labelledby="referral">
      <h2 id="referral">
        <Rich parts={copy.richContent(content.title, 'headline')} />
      </h2>
      <p>
        <Rich parts={copy.richContent(content.description)} />
      </p>
      <div className={css.share}>
        <TextField ref={field} label={copy.say(account.referralLink)} value={link} readOnly />
        <Button kind="quiet" icon={shareIcon} onClick={() => void copyLink()}>
          {copy.action(account.referralCopy)}
        </Button>
      </div>
    </section>
  )
}
