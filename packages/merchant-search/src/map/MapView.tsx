import type { Merchant } from '@dining/contract'
import { searchMap } from '@dining/copy-engine/texts/search-map'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Anchor, Button, Icon, IconButton } from '@dining/ui'
import { closeIcon, downIcon, leftIcon, locateIcon, minusIcon, moveIcon, plusIcon, rightIcon, starIcon, upIcon } from '@dining/ui/icons'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react'

import * as css from './map-view.css.ts'
import { dinnerBenefit, pinGroups, type PinGroup } from './pins.ts'
import { edgesAround, edgesOf, type Shown, type Spot, type Surface } from './surface.ts'
import { place, useSurface, type PinElements, type SurfaceOptions } from './use-surface.ts'

export interface MapViewProps extends SurfaceOptions {
  /** Whether new results are moved into view; not after "search this area". */
  readonly follows: boolean
  /** The restaurant that is hovered or focused, here or in the list. */
  readonly pointed: string | undefined
  readonly onPoint: (id: string | undefined) => void
  /** The restaurant whose pin is open. */
  readonly selected: string | undefined
  readonly onSelect: (id: string | undefined) => void
  /** Where the restaurants of other pages are; they have no pins. */
  readonly others: readonly Spot[]
  /** Searches what the map shows (SEARCH-04). */
  readonly onSearchArea: (shown: Shown) => void
}

/** A button's step, as a share of the box. */
const STEP = 0.4

/** The map of a search: pins on a ground that WebGL draws, or the browser's canvas without it. */
export default function MapView(props: MapViewProps) {
  const { merchants, follows, pointed, onPoint, selected, onSelect, onSearchArea } = props
  const copy = useCopy()
  const { features } = usePartner()
  const box = useRef<HTMLDivElement>(null)
  const pins: PinElements = useRef(new Map())
  const { surface, zoom, isMoved, settle } = useSurface(box, pins, props)
  const groupsAt = useMemo(() => pinGroups(merchants), [merchants])
  const groups = useMemo(() => groupsAt(zoom), [groupsAt, zoom])
  const hasBonus = features.showEarnRate && merchants.some(({ benefitAvailability }) => benefitAvailability.bonusUnits !== null)

  useLayoutEffect(() => {
    if (surface) place(surface, pins.current)
  })
  const show = (shown: readonly Merchant[]) => {
    const edges = edgesOf(shown.map(({ location }) => location)) ?? (props.middle && edgesAround(props.middle))
    if (edges) surface?.fit(edges, true)
  }
  const isFirst = useRef(true)
  const follow = useEffectEvent(() => {
    settle()
    surface?.center(props.middle)
    // A new map shows its start.
    if (isFirst.current) isFirst.current = false
    else if (follows) show(merchants)
    if (surface) props.onMoved(surface.shown())
  })
  useEffect(() => {
    if (surface) follow()
  }, [surface, merchants])

  return (
    <section className={css.map} aria-label={copy.say(searchMap.label)}>
      <div ref={box} className={css.ground} />
      {surface && (
        <>
          <div className={css.pins} aria-hidden="true">
            {props.others.map((spot, at) => (
              <Dot key={`${at} ${spot.latitude} ${spot.longitude}`} spot={spot} elements={pins} />
            ))}
          </div>
          <ul className={css.pins} aria-label={copy.say(searchMap.pins)}>
            {groups.map((group) => (
              <Pin
                key={group.key}
                group={group}
                elements={pins}
                isPointed={group.merchants.some(({ id }) => id === pointed)}
                isSelected={group.merchants.some(({ id }) => id === selected)}
                onPoint={onPoint}
                onSelect={onSelect}
                onOpenGroup={() => show(group.merchants)}
                onHidden={() => surface.zoom(0, group)}
                isInView={() => isInView(surface, group)}
              />
            ))}
          </ul>
          {isMoved && (
            <div className={css.searchArea}>
              <Button
                kind="quiet"
                onClick={() => {
                  const shown = surface.shown()
                  settle()
                  onSearchArea(shown)
                }}
              >
                {copy.action(searchMap.searchThisArea)}
              </Button>
            </div>
          )}
          <Controls surface={surface} onShowAll={() => show(merchants)} />
          {features.showEarnRate && (
            <p className={css.legend}>
              {hasBonus ? <LegendWithStar text={copy.say(searchMap.legendBonus, { star: '★' })} /> : copy.say(searchMap.legend)}
            </p>
          )}
          <p className={css.owners}>{surface.attribution()}</p>
        </>
      )}
    </section>
  )
}

/** The star of the pins in place of its character. */
function LegendWithStar({ text }: { readonly text: string }) {
  const [before = '', after = ''] = text.split('★')
  return (
    <>
      {before}
      <Icon d={starIcon} size="small" solid />
      {after}
    </>
  )
}

const isInView = (surface: Surface, spot: Spot) => {
  const { west, south, east, north } = surface.shown()
  return spot.longitude > west && spot.longitude < east && spot.latitude > south && spot.latitude < north
}

interface PinProps {
  readonly group: PinGroup
  readonly elements: PinElements
  readonly isPointed: boolean
  readonly isSelected: boolean
  readonly onPoint: (id: string | undefined) => void
  readonly onSelect: (id: string | undefined) => void
  readonly onOpenGroup: () => void
  readonly onHidden: () => void
  readonly isInView: () => boolean
}

/** A restaurant of another page. */
function Dot({ spot, elements }: { readonly spot: Spot; readonly elements: PinElements }) {
  return (
    <i
      className={css.other}
      ref={(element) => {
        if (!element) return undefined
        const pins = elements.current
        pins.set(spot, { spot, element })
        return () => void pins.delete(spot)
      }}
    />
  )
}

/** A restaurant's pin with what a dinner there earns, or the number of restaurants that are close together. */
function Pin({ group, elements, isPointed, isSelected, onPoint, onSelect, onOpenGroup, onHidden, isInView: inView }: PinProps) {
  const { key, merchants } = group
  const [merchant] = merchants
  const isGroup = merchants.length > 1
  if (!merchant) return null
  const state = isSelected ? css.selected : isPointed ? css.pointed : undefined
  const shared = {
    className: [css.pin, isGroup ? css.group : undefined, state].filter(Boolean).join(' '),
    onPointerEnter: () => onPoint(merchant.id),
    onPointerLeave: () => onPoint(undefined),
    onFocus: () => {
      onPoint(merchant.id)
      if (!inView()) onHidden()
    },
    onBlur: () => onPoint(undefined),
  }
  return (
    <li
      className={css.place}
      style={{ zIndex: isSelected ? 3 : isPointed ? 2 : 1 } satisfies CSSProperties}
      ref={(element) => {
        if (!element) return undefined
        elements.current.set(key, { spot: group, element })
        return () => void elements.current.delete(key)
      }}
    >
      {isGroup ? (
        <GroupPin count={merchants.length} onClick={onOpenGroup} {...shared} />
      ) : (
        <OnePin merchant={merchant} isSelected={isSelected} onClick={() => onSelect(isSelected ? undefined : merchant.id)} {...shared} />
      )}
      {isSelected && !isGroup && <PinCard merchant={merchant} onClose={() => onSelect(undefined)} />}
    </li>
  )
}

type PinButtonProps = Pick<
  React.ComponentProps<'button'>,
  'className' | 'onClick' | 'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave'
>

function GroupPin({ count, ...button }: PinButtonProps & { readonly count: number }) {
  const copy = useCopy()
  return (
    <button type="button" aria-label={copy.say(searchMap.cluster, { count })} {...button}>
      {copy.count(count)}
    </button>
  )
}

function OnePin({ merchant, isSelected, ...button }: PinButtonProps & { readonly merchant: Merchant; readonly isSelected: boolean }) {
  const copy = useCopy()
  const benefit = useDinner(merchant)
  const { name } = merchant
  const label = benefit ? copy.say(searchMap.pin, { name, benefit: benefit.text }) : copy.say(searchMap.pinWithoutRate, { name })
  return (
    <button type="button" aria-label={label} aria-expanded={isSelected} {...button}>
      {merchant.benefitAvailability.bonusUnits !== null && <Icon d={starIcon} size="small" solid />}
      {benefit ? benefit.numeral : <span className={css.dot} />}
    </button>
  )
}

/** What a dinner for two earns there, in words; undefined where the partner shows no rates or the member has no access. */
function useDinner(merchant: Merchant) {
  const copy = useCopy()
  const { features, program } = usePartner()
  const tier = useMember()?.tierLevel
  const benefit = features.showEarnRate ? dinnerBenefit(merchant, tier, program) : null
  return benefit === null ? undefined : copy.benefit(benefit)
}

/** The name of the open pin's restaurant with a link to its page. */
function PinCard({ merchant, onClose }: { readonly merchant: Merchant; readonly onClose: () => void }) {
  const copy = useCopy()
  const benefit = useDinner(merchant)
  return (
    <div className={css.card}>
      <Anchor className={css.cardLink} href={paths.merchant({ merchantId: merchant.id })}>
        <strong>{merchant.name}</strong>
        {benefit && <span>{copy.say(searchMap.forDinner, { benefit: benefit.text })}</span>}
      </Anchor>
      <IconButton icon={closeIcon} label={copy.say(searchMap.close)} onClick={onClose} />
    </div>
  )
}

/** A button for each gesture. */
function Controls({ surface, onShowAll }: { readonly surface: Surface; readonly onShowAll: () => void }) {
  const copy = useCopy()
  const [isOpen, setIsOpen] = useState(false)
  const moves = [
    { text: searchMap.up, icon: upIcon, x: 0, y: -STEP },
    { text: searchMap.left, icon: leftIcon, x: -STEP, y: 0 },
    { text: searchMap.right, icon: rightIcon, x: STEP, y: 0 },
    { text: searchMap.down, icon: downIcon, x: 0, y: STEP },
  ]
  return (
    <div className={css.controls}>
      <IconButton framed icon={plusIcon} label={copy.say(searchMap.zoomIn)} onClick={() => surface.zoom(1)} />
      <IconButton framed icon={minusIcon} label={copy.say(searchMap.zoomOut)} onClick={() => surface.zoom(-1)} />
      <IconButton framed icon={locateIcon} label={copy.say(searchMap.locate)} onClick={onShowAll} />
      <IconButton framed icon={moveIcon} label={copy.say(searchMap.move)} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
      {isOpen && (
        <div className={css.moves} role="group" aria-label={copy.say(searchMap.move)}>
          {moves.map(({ text, icon, x, y }) => (
            <IconButton key={icon} framed icon={icon} label={copy.say(text)} onClick={() => surface.pan(x, y)} />
          ))}
        </div>
      )}
    </div>
  )
}
