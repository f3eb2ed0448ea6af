import { isNotFound, useApi } from '@dining/api-client'
import type { Merchant, Shortlist } from '@dining/contract'
import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { isVoterName, leadersOf, SHORTLIST } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, EmptyState, LinkButton, Loading, Notice, Skeleton, useIsInBrowser } from '@dining/ui'
import { content, lead, section } from '@dining/ui/layout'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { OwnList } from './OwnList.tsx'
import { OwnVote } from './OwnVote.tsx'
import { ownerKeyOf } from './own-lists.ts'
import { PlaceVote } from './PlaceVote.tsx'
import { placesQuery, shortlistKey, shortlistQuery } from './queries.ts'
import * as css from './ShortlistScreen.css.ts'
import { counts, sayVoted, useVote, type Voted } from './use-vote.ts'

interface ShortlistScreenProps {
  readonly token: string
  /** Whether the server has found no list with this token. */
  readonly isUnknown: boolean
  /** The card of a restaurant of the list. */
  readonly renderPlace: (merchant: Merchant, index: number) => ReactNode
}

/** The page on which friends vote on a list, without an account. It has the same contents for everyone, and in the browser the visitor's own vote. */
export function ShortlistScreen({ token, isUnknown, renderPlace }: ShortlistScreenProps) {
  const copy = useCopy()
  const api = useApi()
  const asked = useQuery({ ...shortlistQuery(api, token), enabled: !isUnknown })
  const [isRemoved, setRemoved] = useState(false)
  const { data: list } = asked
  const find = <LinkButton href={paths.search()}>{copy.action(texts.find)}</LinkButton>
  const days = String(SHORTLIST.days)
  if (isRemoved) return <Instead title={copy.headline(texts.deletedTitle)} tagline={copy.say(texts.deletedText)} action={find} />
  if (isUnknown || isNotFound(asked.error))
    return <Instead title={copy.headline(texts.unknownTitle)} tagline={copy.say(texts.unknownText)} action={find} />
  if (list?.state === 'expired')
    return <Instead title={copy.headline(texts.expiredTitle)} tagline={copy.say(texts.expiredText, { days })} action={find} />
  if (list) return <OpenList {...{ token, list, renderPlace }} isStale={asked.isError} onRemoved={() => setRemoved(true)} />
  if (asked.isError) {
    const again = (
      <Button busy={asked.isFetching} onClick={() => void asked.refetch()}>
        {copy.action(texts.tryAgain)}
      </Button>
    )
    return <Instead title={copy.headline(texts.failedTitle)} tagline={copy.say(texts.failedText)} action={again} />
  }
  return (
    <div className={`${content} ${section}`}>
      <Loading label={copy.say(texts.loading)}>
        <Skeleton height="3rem" />
        <Skeleton height="24rem" />
      </Loading>
    </div>
  )
}

function Instead(state: { readonly title: string; readonly tagline: string; readonly action: ReactNode }) {
  return (
    <div className={`${content} ${section}`}>
      <EmptyState headingLevel={1} {...state} />
    </div>
  )
}

interface OpenListProps extends Pick<ShortlistScreenProps, 'token' | 'renderPlace'> {
  readonly list: Shortlist
  /** Whether the last look at the votes failed. */
  readonly isStale: boolean
  readonly onRemoved: () => void
}

function OpenList({ token, list, renderPlace, isStale, onRemoved }: OpenListProps) {
  const copy = useCopy()
  const api = useApi()
  const found = useQuery({ ...placesQuery(api, list), placeholderData: keepPreviousData })
  const isInBrowser = useIsInBrowser()
  const ownerKey = isInBrowser ? ownerKeyOf(token) : undefined
  const vote = useVote(token)
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<{ readonly voted: Voted; readonly of: string }>()
  const [isNameSaved, setNameSaved] = useState(false)
  const merchants = new Map(found.data?.data.map((merchant) => [merchant.id, merchant]))
  const leaders = leadersOf(list.places)
  const isOpen = list.state === 'open'
  const until = copy.date(list.expiresAt, 'longWeekdayAndDay')
  const savedName = list.own?.voterName ?? ''
  // The browser asks for its own vote after the page has come; what was typed meanwhile stays.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = savedName
  }, [savedName])
  const typedName = () => field.current?.value.trim() ?? ''

  async function toggle(id: string) {
    setResult(undefined)
    const name = typedName()
    const voted = await vote(({ choices, voterName }) => ({
      choices: choices.includes(id) ? choices.filter((one) => one !== id) : [...choices, id],
      voterName: name === '' || isVoterName(name) ? name : voterName,
    }))
    setResult({ voted, of: id })
  }
  async function saveName() {
    setNameSaved(false)
    setResult(undefined)
    if (list.own) {
      const voted = await vote(({ choices }) => ({ choices, voterName: typedName() }))
      if (!counts(voted)) return setResult({ voted, of: '' })
    }
    return setNameSaved(true)
  }
  const said = result && sayVoted(copy, result.voted)
  return (
    <div className={`${content} ${css.page}`}>
      <header className={css.head}>
        <h1>{copy.headline(texts.title)}</h1>
        <p className={lead}>{copy.say(isOpen ? texts.lead : texts.closedLead, { until })}</p>
        {!isOpen && <Outcome names={leaders.flatMap((id) => merchants.get(id)?.name ?? [])} hasVotes={leaders.length > 0} />}
        {isStale && <Notice>{copy.say(texts.stale)}</Notice>}
      </header>
      <div className={css.columns}>
        <ul className={css.choices} aria-label={copy.say(texts.choices)}>
          {list.places.map((place, index) => {
            const merchant = merchants.get(place.merchantId)
            const canVote = isOpen && isInBrowser && (merchant !== undefined || found.data === undefined)
            const shownName = merchant?.name ?? copy.say(texts.goneName)
            return (
              <li key={place.merchantId}>
                {merchant ? renderPlace(merchant, index) : found.data ? <Gone name={shownName} /> : <Skeleton height="18rem" />}
                <div className={css.ballot}>
                  <PlaceVote
                    {...{ place, voters: list.voters, name: shownName }}
                    isLeading={leaders.includes(place.merchantId)}
                    isOwn={list.own?.choices.includes(place.merchantId) ?? false}
                    onToggle={canVote ? () => void toggle(place.merchantId) : undefined}
                  />
                  {result?.of === place.merchantId && (
                    <p role={counts(result.voted) ? 'status' : 'alert'} className={counts(result.voted) ? undefined : css.problem}>
                      {said}
                    </p>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
        <div className={css.aside}>
          {ownerKey !== undefined && (
            <OwnList
              {...{ token, ownerKey, isOpen, onRemoved }}
              onEnded={() => {
                setResult(undefined)
                void queryClient.invalidateQueries({ queryKey: shortlistKey(token) })
              }}
            />
          )}
          {isOpen && (
            <OwnVote
              field={field}
              onChange={() => setNameSaved(false)}
              onSave={() => void saveName()}
              hasVoted={list.own !== null}
              isSaved={isNameSaved}
              until={until}
            />
          )}
          {result?.of === '' && (
            <p role="alert" className={css.problem}>
              {said}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** The result once the voting has ended. */
function Outcome({ names, hasVotes }: { readonly names: readonly string[]; readonly hasVotes: boolean }) {
  const copy = useCopy()
  return (
    <p className={lead}>
      <strong>{hasVotes ? copy.say(texts.winner, { names: names.join(', ') }) : copy.say(texts.noVotes)}</strong>
    </p>
  )
}

function Gone({ name }: { readonly name: string }) {
  const copy = useCopy()
  return <Notice title={name}>{copy.say(texts.goneText)}</Notice>
}
