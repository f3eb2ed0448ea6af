import type { MerchantDetail } from '@dining/contract'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { shell } from '@dining/copy-engine/texts/shell'
import { HAS_ENROLLMENT, localTime, WEEKDAYS } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Photo, Stars, TextLink, TickList } from '@dining/ui'
import { nowrap } from '@dining/ui/layout'
import { Fragment } from 'react'

import * as css from './MerchantScreen.css.ts'
import { clockTime, dayName, useNow } from './clock-time.ts'

/** Opening hours by day; today is marked once the browser has the time (MERCHANT-27). Shows a message if there are no hours. */
export function Hours({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  const now = useNow()
  const today = now === null ? undefined : localTime(now, merchant.timeZone).weekday
  if (merchant.hours.length === 0) {
    return (
      <section className={css.part}>
        <h2>{copy.headline(texts.hours)}</h2>
        <p>{copy.say(merchant.phone === null ? texts.hoursUnknownNoPhone : texts.hoursUnknown)}</p>
      </section>
    )
  }
  return (
    <section className={css.part}>
      <h2>{copy.headline(texts.hours)}</h2>
      <dl className={css.hours}>
        {WEEKDAYS.map((day, index) => {
          const spans = merchant.hours.filter((one) => one.day === day)
          return (
            <div key={day} aria-current={day === today ? 'date' : undefined}>
              <dt>{day === today ? copy.say(texts.dayToday, { day: dayName(index) }) : dayName(index)}</dt>
              <dd>
                {spans.length === 0
                  ? copy.say(texts.closed)
                  : spans.map(({ opens, closes }, at) => (
                      <Fragment key={opens}>
                        {at > 0 && ', '}
                        <span className={nowrap}>
                          {clockTime(opens)} – {clockTime(closes)}
                        </span>
                      </Fragment>
                    ))}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** The ways to eat at the restaurant, and when a dine's benefit is posted; for a member the way to a dine that was not. */
export function GoodToKnow({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  const member = useMember()
  const lines = [...merchant.features, copy.say(texts.posts)]
  return (
    <section className={css.part}>
      <h2>{copy.headline(texts.goodToKnow)}</h2>
      <div className={css.lines}>
        <TickList items={lines.map((text) => ({ text }))} />
      </div>
      {HAS_ENROLLMENT && member && (
        <p>
          <TextLink href={paths.missingDine({ merchantId: merchant.id })}>{copy.action(texts.missingDine)}</TextLink>
        </p>
      )}
    </section>
  )
}

/** Members' reviews (MERCHANT-36), or that there are none yet; renders nothing where a program without members has none. */
export function Reviews({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  const { overallRating, numberOfRatings } = merchant.details.rating
  const { memberScore: score, reviews } = merchant
  if (!HAS_ENROLLMENT && numberOfRatings === 0 && reviews.length === 0) return null
  return (
    <section className={css.section}>
      <h2>{copy.headline(texts.reviews)}</h2>
      {numberOfRatings > 0 && (
        <p className={css.score}>
          <strong>{overallRating.toFixed(1)}</strong>
          <span>{copy.say(texts.outOf, { count: numberOfRatings })}</span>
        </p>
      )}
      {HAS_ENROLLMENT && score && <p>{copy.say(texts.memberScore, { count: score.count, average: score.average.toFixed(1) })}</p>}
      {HAS_ENROLLMENT && reviews.length === 0 && <p>{copy.say(texts.noReviews, { title: copy.say(shell.reviewsAndHistory) })}</p>}
      {reviews.length > 0 && (
        <ul className={css.reviews}>
          {reviews.map(({ id, rating, text, author, date }) => (
            <li key={id}>
              <Stars rating={String(rating)} label={copy.say(texts.reviewRated, { rating: String(rating) })} />
              <blockquote>{text}</blockquote>
              <p className={css.by}>
                {author === '' ? copy.say(texts.byMember) : author}, {copy.date(date, 'long')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Events at the restaurant; renders nothing if there are none (MERCHANT-37). */
export function Events({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  if (merchant.events.length === 0) return null
  return (
    <section className={css.section}>
      <h2>{copy.headline(texts.events)}</h2>
      <ul className={css.reviews}>
        {merchant.events.map(({ id, title, date, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p className={css.by}>{copy.date(date, 'full')}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pictures of the menu, each opened in full by a press (MERCHANT-32); renders nothing if there are none. */
export function MenuPictures({ merchant: { menuImages } }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  if (menuImages.length === 0) return null
  return (
    <section className={css.section}>
      <h2>{copy.headline(texts.menuImages)}</h2>
      <ul className={css.pictures}>
        {menuImages.map(({ url, alt }, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <Photo
                base={url}
                alt={alt === '' ? copy.say(texts.menuImage, { number: String(index + 1) }) : alt}
                sizes="200px"
                width={200}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
