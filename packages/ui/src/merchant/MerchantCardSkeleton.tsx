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
        <div className={css.name}>
          <Skeleton width="72%" />
        </div>
        <div className={css.meta}>
          <Skeleton width="48%" />
        </div>
        <div className={css.facts}>
          <Skeleton width="64%" />
        </div>
        <div className={css.earn}>
          <Skeleton width="9.5rem" height="2rem" />
        </div>
      </div>
    </div>
  )
}
