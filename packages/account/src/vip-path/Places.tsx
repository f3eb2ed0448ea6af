import type { VipPath } from '@dining/contract'
import { vipPath as texts } from '@dining/copy-engine/texts/vip-path'
import { WEEKDAYS } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor, Scene, tableFor, TextLink, variantsFor } from '@dining/ui'
import { spread, stack } from '@dining/ui/layout'

import * as css from './path.css.ts'

/** CSS px. */
const PICTURE_PX = 72

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** The restaurants where the member has dined and another dine counts, each with a link to its page. */
export function Places({ places }: Pick<VipPath, 'places'>) {
  const copy = useCopy()
  const variants = variantsFor(places.map(({ merchantId: id, cuisine }) => ({ id, cuisine: cuisine ?? undefined })))
  return (
    <section className={stack} aria-labelledby="vip-places">
      <div className={spread}>
        <h2 id="vip-places">{copy.headline(texts.places)}</h2>
        <TextLink href={paths.search()}>{copy.action(texts.find)}</TextLink>
      </div>
      {places.length === 0 ? (
        <p>{copy.say(texts.noPlaces)}</p>
      ) : (
        <ul className={css.places}>
          {places.map((place, at) => (
            <li key={place.merchantId}>
              <Scene
                table={tableFor(place.cuisine ?? undefined, place.merchantId, variants[at])}
                width={PICTURE_PX}
                className={css.picture}
              />
              <div>
                <p className={css.name}>
                  <Anchor href={paths.merchant(place)}>{place.name}</Anchor>
                </p>
                <p className={css.facts}>
                  {place.dines > 0 ? copy.say(texts.dines, { count: place.dines }) : copy.say(texts.noDines)} · {whenItCounts(place, copy)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function whenItCounts({ countsFrom, days }: VipPath['places'][number], copy: ReturnType<typeof useCopy>): string {
  if (countsFrom !== null) return copy.say(texts.limit, { date: copy.date(countsFrom, 'day') })
  return days.length === 0 || days.length === WEEKDAYS.length
    ? copy.say(texts.everyDay)
    : copy.say(texts.onDays, { days: LIST.format(days) })
}
