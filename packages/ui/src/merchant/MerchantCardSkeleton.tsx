import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { skeleton } from '../page/Skeleton.css.ts'
import { Skeleton } from '../page/Skeleton.tsx'
import * as css from './MerchantCard.css.ts'

/**
 * A placeholder in the size of a card.
 * @param earn the benefit on the loaded cards, which takes its space invisibly; undefined if they show none
 */
export function MerchantCardSkeleton({ earn }: { readonly earn?: ReactNode }) {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.body}>
        {(
          [
            [css.name, '8rem'],
            [css.meta, '6rem'],
            [css.facts, '9rem'],
          ] as const
        ).map(([line, width]) => (
          <div key={line} className={line}>
            <span>
              <Skeleton width={width} />
            </span>
          </div>
        ))}
        {earn !== undefined && (
          <span className={css.earn}>
            <span className={css.earnToCome}>{earn}</span>
          </span>
        )}
      </div>
      <div className={classNames(css.picture, skeleton)} />
    </div>
  )
}
