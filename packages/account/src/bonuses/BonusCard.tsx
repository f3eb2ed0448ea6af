import type { Bonus } from '@dining/contract'
import type { Item } from '@dining/copy-engine/content'
import type { Copy } from '@dining/copy-engine'
import { bonuses as texts } from '@dining/copy-engine/texts/bonuses'
import { Rich, useCopy, usePartner } from '@dining/partner-kit/react'
import { Button, Panel, Rate, TextLink } from '@dining/ui'
import { quiet, small, visuallyHidden } from '@dining/ui/layout'
import { useId } from 'react'

import * as css from './bonuses.css.ts'
import type { PictureOf, ShownBonus } from './shown-bonuses.ts'
import { useActivation } from './use-activation.ts'

interface BonusCardProps {
  readonly pictureOf: PictureOf
  readonly shown: ShownBonus
  readonly isInApp: boolean
  readonly publicId: string
  readonly onActivated: () => void
}

const wordsOf = (items: readonly Item[] | undefined, type: 'title' | 'text' | 'button') =>
  (items ?? []).flatMap((item) => (item.type === type ? [item.fields.text_mobile] : []))

/** The title of a bonus's banner; undefined without one. */
export function bannerTitle({ banner }: ShownBonus, copy: Copy): string | undefined {
  const [title] = wordsOf(banner?.text, 'title')
  return title === undefined ? undefined : copy.sayContent(title, 'headline')
}

/** What a bonus is called: by its banner's title, or else by its amount, or else by its description. */
function nameOf(shown: ShownBonus, copy: Copy): string {
  const { amount, description } = shown.bonus
  return bannerTitle(shown, copy) ?? (amount === undefined ? description : copy.bonus(amount).text)
}

/** A bonus that can be activated: its banner's picture and words, its conditions, and its button (BONUS-03, BONUS-07, BONUS-08). */
export function BonusCard({ shown, isInApp, pictureOf, publicId, onActivated }: BonusCardProps) {
  const copy = useCopy()
  const title = useId()
  const { bonus, banner, isAppOnly } = shown
  const { state, activate } = useActivation(publicId, bonus.code, onActivated)
  const [ownLabel] = wordsOf(banner?.text, 'button')
  const label = ownLabel === undefined ? copy.action(texts.activate) : copy.sayContent(ownLabel, 'action')
  const words = wordsOf(banner?.text, 'text')
  return (
    <Panel as="article" className={css.card} aria-labelledby={title}>
      {banner?.image !== undefined && (
        <img
          className={css.picture}
          src={banner.image}
          {...pictureOf(banner.image)}
          alt={banner.image_mobile_alt_text ?? ''}
          width={600}
          height={375}
          loading="lazy"
        />
      )}
      <div className={css.body}>
        <h3 id={title} className={css.title}>
          <Title shown={shown} />
        </h3>
        {words.length === 0 ? (
          bonus.amount !== undefined || wordsOf(banner?.text, 'title').length > 0 ? (
            <p>{bonus.description}</p>
          ) : null
        ) : (
          words.map((one) => (
            <p key={one}>
              <Rich parts={copy.richContent(one)} />
            </p>
          ))
        )}
        <Terms bonus={bonus} />
        {isAppOnly && !isInApp ? (
          <AppOnly words={banner?.app_text} />
        ) : (
          <p>
            <Button busy={state === 'busy'} busyLabel={copy.action(texts.activating)} onClick={() => void activate()}>
              {label}
              <span className={visuallyHidden}> {nameOf(shown, copy)}</span>
            </Button>
          </p>
        )}
        {state === 'failed' && (
          <p role="alert" className={css.error}>
            {copy.say(texts.failed)}
          </p>
        )}
      </div>
    </Panel>
  )
}

/** The amount in large figures, where the banner has no title of its own. */
function Title({ shown }: { readonly shown: ShownBonus }) {
  const copy = useCopy()
  const { bonus, banner } = shown
  const [title] = wordsOf(banner?.text, 'title')
  if (title !== undefined) return <Rich parts={copy.richContent(title, 'headline')} />
  if (bonus.amount === undefined) return bonus.description
  const { numeral, unit } = copy.bonus(bonus.amount)
  return <Rate size="panel" value={numeral} unit={unit} />
}

function Terms({ bonus: { endsAt } }: { readonly bonus: Bonus }) {
  const copy = useCopy()
  if (endsAt === undefined) return null
  // The end is the first moment of the next day.
  const lastDay = copy.date(new Date(Date.parse(endsAt) - 1).toISOString(), 'full')
  return <p className={`${small} ${quiet}`}>{copy.say(texts.activateBy, { date: lastDay })}</p>
}

/** Where the bonus can be activated, with the stores of the app (BONUS-07). */
function AppOnly({ words }: { readonly words: string | undefined }) {
  const copy = useCopy()
  const { nativeApp } = usePartner().features
  return (
    <div className={css.app}>
      <p>{words ? <Rich parts={copy.richContent(words)} /> : copy.say(texts.inApp)}</p>
      {nativeApp !== false && (
        <p className={css.stores}>
          <TextLink href={nativeApp.iosUrl}>{copy.action(texts.appOfIos)}</TextLink>
          <TextLink href={nativeApp.androidUrl}>{copy.action(texts.appOfAndroid)}</TextLink>
        </p>
      )}
    </div>
  )
}
