import { Skeleton } from '../page/Skeleton.tsx'
import * as css from './MerchantCard.css.ts'

/** A card to come, in its size. */
export function MerchantCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.picture}>
        <Skeleton width="100%" height="100%" />
      </div>
      <div className={css.body}>
        {(
          [
            ['name', '8rem'],
            ['meta', '6rem'],
            ['facts', '9rem'],
          ] as const
        ).map(([line, width]) => (
          <div key={line} className={css[line]}>
            <span>
              <Skeleton width={width} />
            </span>
          </div>
        ))}
        <div className={css.earn}>
          <Skeleton width="8.5rem" height="2rem" />
        </div>
      </div>
    </div>
  )
}
