import type { MerchantDetail } from '@dining/contract'
import { offline as texts } from '@dining/copy-engine/texts/offline'
import { localTime, type VerdictVisitor } from '@dining/domain'
import type { SavedIds } from '@dining/favorites'
import { useGrantedPosition } from '@dining/merchant-search'
import type { KeptNear } from '@dining/offline'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, Chip, ChipGroup, EmptyState, TextField } from '@dining/ui'
import { heartIcon, mapIcon } from '@dining/ui/icons'
import { useState } from 'react'

import { filtered, seenFrom, type SeenRestaurant } from './kept-restaurants.ts'
import * as css from './offline.css.ts'
import { PointMap } from './PointMap.tsx'
import type { SharedParts } from './shared-parts.ts'

interface KeptListProps {
  readonly near: KeptNear
  readonly now: Date
  readonly visitorAt: (merchant: MerchantDetail) => VerdictVisitor | null
  readonly parts: Pick<SharedParts, 'clockTime' | 'verdictAt' | 'SavedList'>
}

/** Cuisines that are offered as filters: the most frequent ones. */
const CUISINES = 6

const DIRECTIONS = [
  texts.north,
  texts.northeast,
  texts.east,
  texts.southeast,
  texts.south,
  texts.southwest,
  texts.west,
  texts.northwest,
] as const

function cuisinesOf({ merchants }: KeptNear): readonly string[] {
  const counts = new Map<string, number>()
  for (const cuisine of merchants.flatMap(({ details }) => details.cuisines)) counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1)
  return [...counts.entries()]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, CUISINES)
    .map(([cuisine]) => cuisine)
}

/** The filters of the address, as the search page has them. */
function askedFor() {
  const address = new URLSearchParams(window.location.search)
  return {
    text: [address.get('restaurantOrCuisine'), ...address.getAll('cuisine')].filter((word) => word !== null).join(' '),
    isOpen: address.get('openNow') === 'true',
    isSaved: address.get('saved') === 'true',
    isMap: address.get('view') === 'map',
  }
}

/** The kept restaurants from the nearest on, with filters, as a list or on a map of points. */
export function KeptList({ near, now, visitorAt, parts: { clockTime, verdictAt, SavedList } }: KeptListProps) {
  const copy = useCopy()
  const [asked] = useState(askedFor)
  const [text, setText] = useState(asked.text)
  const [isOpen, setIsOpen] = useState(asked.isOpen)
  const [earnsToday, setEarnsToday] = useState(false)
  const [isSaved, setIsSaved] = useState(asked.isSaved)
  const [isMap, setIsMap] = useState(asked.isMap)
  const [saved, setSaved] = useState<SavedIds>()
  const from = useGrantedPosition() ?? near.place
  const all = seenFrom(near, { from, now, verdictAt, visitorAt })
  const among = isSaved ? (Array.isArray(saved) ? saved : []) : undefined
  const shown = filtered(all, { text, isOpen, earnsToday, among })
  const clear = () => {
    setText('')
    setIsOpen(false)
    setEarnsToday(false)
    setIsSaved(false)
  }
  return (
    <>
      <div className={css.head}>
        <h1>{copy.headline(texts.title, { place: near.place.label })}</h1>
        <TextField
          label={copy.say(texts.find)}
          name="restaurantOrCuisine"
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {near.searches.length > 0 && (
          <ChipGroup label={copy.say(texts.recent)}>
            {near.searches.map((search) => (
              <Chip key={search} onClick={() => setText(search)}>
                {search}
              </Chip>
            ))}
          </ChipGroup>
        )}
        <ChipGroup label={copy.say(texts.find)}>
          <Chip icon={mapIcon} pressed={isMap} onClick={() => setIsMap(!isMap)}>
            {copy.say(texts.map)}
          </Chip>
          {near.hasFavorites && (
            <Chip icon={heartIcon} pressed={isSaved} onClick={() => setIsSaved(!isSaved)}>
              {copy.say(texts.saved)}
            </Chip>
          )}
          <Chip pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {copy.say(texts.openNow)}
          </Chip>
          <Chip pressed={earnsToday} onClick={() => setEarnsToday(!earnsToday)}>
            {copy.say(texts.earnsNow)}
          </Chip>
          {cuisinesOf(near).map((cuisine) => (
            <Chip key={cuisine} pressed={text === cuisine} onClick={() => setText(text === cuisine ? '' : cuisine)}>
              {cuisine}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      {near.hasFavorites && <SavedList isListed={false} onIds={setSaved} />}
      {isMap && shown.length > 0 && <PointMap shown={shown} from={from} />}
      <p role="status">{copy.say(texts.count, { count: shown.length })}</p>
      {shown.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={copy.headline(texts.none)}
          action={<Button onClick={clear}>{copy.action(texts.clear)}</Button>}
        />
      ) : (
        <ol className={css.list}>
          {shown.map((one, index) => (
            <li key={one.merchant.id}>
              <Restaurant {...{ one, now, clockTime }} number={index + 1} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

interface RestaurantProps {
  readonly one: SeenRestaurant
  readonly number: number
  readonly now: Date
  readonly clockTime: (minutes: number) => string
}

function Restaurant({ one: { merchant, miles, direction, verdict }, number, now, clockTime }: RestaurantProps) {
  const copy = useCopy()
  const { span, reasons } = verdict
  const way = copy.say(texts.away, { distance: copy.distance(miles), direction: copy.say(DIRECTIONS[direction] ?? texts.north) })
  const facts = [merchant.details.cuisines[0], merchant.location.address.city, way].filter((fact) => fact !== undefined && fact !== '')
  const opening = reasons.flatMap((reason) => {
    if (reason.kind === 'open-now') return [copy.say(texts.openUntil, { time: clockTime(reason.until) })]
    if (reason.kind === 'opens-later') return [copy.say(texts.opensAt, { time: clockTime(reason.at) })]
    return reason.kind === 'closed' ? [copy.say(texts.closed)] : []
  })[0]
  const isEarning = span !== null && span.from <= localTime(now, merchant.timeZone).minutes
  return (
    <a className={css.restaurant} href={paths.merchant({ merchantId: merchant.id })}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <h2 className={css.name}>{merchant.name}</h2>
      <p className={css.facts}>{facts.join(' · ')}</p>
      <p className={css.state}>
        <span className={css.stateLine}>{opening ?? copy.say(texts.hoursUnknown)}</span>{' '}
        <span className={css.stateLine}>
          {span === null
            ? copy.say(texts.notToday)
            : isEarning
              ? copy.say(texts.earns, { time: clockTime(span.to) })
              : copy.say(texts.earnsLater, { time: clockTime(span.from) })}
        </span>
      </p>
    </a>
  )
}
