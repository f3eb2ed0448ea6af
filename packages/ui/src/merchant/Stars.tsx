import { Icon } from '../icons/Icon.tsx'
import { starIcon } from '../icons/index.ts'
import * as css from './Stars.css.ts'

export interface StarsProps {
  /** "4.7" */
  readonly rating: string
  /** "318" */
  readonly reviews?: string | undefined
  /** "Rated 4.7 of 5 by 318 members" */
  readonly label: string
}

/** A rating, with the number of ratings. */
export function Stars({ rating, reviews, label }: StarsProps) {
  return (
    <span className={css.stars} role="img" aria-label={label}>
      <Icon d={starIcon} solid />
      {rating}
      {reviews !== undefined && <small>({reviews})</small>}
    </span>
  )
}
