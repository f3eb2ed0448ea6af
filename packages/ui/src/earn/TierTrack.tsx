import type { CSSProperties, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Dish } from '../illustrations/Dish.tsx'
import type { DishName } from '../illustrations/kitchens.ts'
import * as css from './TierTrack.css.ts'

interface TierTrackProps {
  /** "9 of 12 dines done": the track is one picture for screen readers. */
  readonly label: string
  readonly done: number
  /** The total number of plates. */
  readonly goal: number
  /** On the last plate until it is filled: the next tier. */
  readonly goalMark?: ReactNode
  readonly className?: string | undefined
}

const SERVED: readonly DishName[] = [
  'pasta',
  'taco',
  'sushi',
  'pizza',
  'salad',
  'noodles',
  'paella',
  'burger',
  'curry',
  'croissant',
  'oyster',
  'cake',
]

/** A plate for each dine up to the next tier; a completed dine is a filled plate. */
export function TierTrack({ label, done, goal, goalMark, className }: TierTrackProps) {
  const columns = { '--n': goal, '--half': Math.ceil(goal / 2) } as CSSProperties
  return (
    <div className={classNames(css.track, className)} style={columns} role="img" aria-label={label}>
      {Array.from({ length: goal }, (_, i) =>
        i < done ? (
          <i key={i} className={css.done}>
            <Dish dish={SERVED[i % SERVED.length] ?? 'salad'} sizes="32px" />
          </i>
        ) : (
          <i key={i}>{i === goal - 1 && goalMark}</i>
        ),
      )}
    </div>
  )
}
