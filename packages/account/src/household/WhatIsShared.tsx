import { household as texts } from '@dining/copy-engine/texts/household'
import { useCopy } from '@dining/partner-kit/react'

import * as css from './household.css.ts'

const LISTS = [
  { title: texts.shared, items: [texts.sharedNames, texts.sharedDines, texts.sharedTotals] },
  { title: texts.notShared, items: [texts.notSharedCards, texts.notSharedAddress, texts.notSharedEarned] },
]

/** What members of a household see of each other, and what they do not; before they agree to it. */
export function WhatIsShared() {
  const copy = useCopy()
  return (
    <>
      <div className={css.shared}>
        {LISTS.map(({ title, items }) => (
          <div key={title.key}>
            <h2>{copy.say(title)}</h2>
            <ul className={css.list}>
              {items.map((item) => (
                <li key={item.key}>{copy.say(item)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>{copy.say(texts.leaveAnytime)}</p>
    </>
  )
}
