import { useRef, useState, type ReactNode } from 'react'

import { IconButton } from '../actions/IconButton.tsx'
import { quiet } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import { leftIcon, rightIcon } from '../icons/index.ts'
import * as css from './Carousel.css.ts'
import { useEnds } from './use-ends.ts'
import { useSeen } from './use-seen.ts'

interface CarouselProps {
  /** The accessible name of the list. */
  readonly label: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** The heading over it. */
  readonly title?: ReactNode
  /** A link beside the heading. */
  readonly more?: ReactNode
  /**
   * Shown instead of the slides if there are none: `items` then only keep the space. Null while they load: `items` are then skeletons,
   * which are not announced.
   */
  readonly instead?: ReactNode
  readonly items: readonly { readonly key: string; readonly node: ReactNode }[]
  /** Called once for each slide of which 80% is visible for 150 ms, with the keys of all that appeared together. */
  readonly onSeen?: ((keys: readonly string[]) => void) | undefined
  /** Called when a button moves the carousel. */
  readonly onMove?: ((direction: 'previous' | 'next') => void) | undefined
}

/** Slides at first: a wide window shows four. A page has several carousels, and most of its elements would be slides that are not visible. */
const FIRST = 4

/**
 * Slides side by side: swiped, scrolled, tabbed through, or moved by its buttons; never automatically. The slides after the fourth are added once it
 * is used, or at once in a window with room for them.
 */
export function Carousel({ label, previousLabel, nextLabel, title, more, items, instead, onSeen, onMove }: CarouselProps) {
  const slides = useRef<HTMLUListElement>(null)
  const ends = useEnds(slides)
  useSeen(slides, onSeen)
  const [isMoved, setMoved] = useState(false)
  const hasInstead = instead !== undefined && instead !== null
  const move = (direction: 1 | -1) => {
    const list = slides.current
    const calm = matchMedia('(prefers-reduced-motion:reduce)').matches
    onMove?.(direction === 1 ? 'next' : 'previous')
    setMoved(true)
    // Once all slides are there: a press may come before the list has been measured.
    requestAnimationFrame(() => list?.scrollBy({ left: direction * list.clientWidth * 0.8, behavior: calm ? 'auto' : 'smooth' }))
  }
  return (
    <div>
      <div className={css.head}>
        <div>{title}</div>
        {more}
        <div className={css.buttons}>
          <IconButton framed icon={leftIcon} label={previousLabel} aria-disabled={ends.atStart || undefined} onClick={() => move(-1)} />
          <IconButton framed icon={rightIcon} label={nextLabel} aria-disabled={ends.atEnd || undefined} onClick={() => move(1)} />
        </div>
      </div>
      <div className={css.room}>
        <ul
          ref={slides}
          className={classNames(css.slides, hasInstead && css.unseen)}
          aria-label={label}
          aria-hidden={instead !== undefined || undefined}
        >
          {(isMoved || ends.needsMore ? items : items.slice(0, FIRST)).map(({ key, node }) => (
            <li key={key} data-key={instead === undefined ? key : undefined}>
              {node}
            </li>
          ))}
        </ul>
        {hasInstead && <div className={classNames(css.instead, quiet)}>{instead}</div>}
      </div>
    </div>
  )
}
