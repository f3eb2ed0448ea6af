import type { Member } from '@dining/contract'
import { bonuses as texts } from '@dining/copy-engine/texts/bonuses'
import { ACTIVATION_MARK_MS, isNativeApp } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { StatusList, useBrowserValue } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useEffect, useRef, useState } from 'react'

import { useActivationMarks } from './activation-marks.ts'
import { BonusCard } from './BonusCard.tsx'
import { BonusRow } from './BonusRow.tsx'
import * as css from './bonuses.css.ts'
import { shownBonuses, type BonusBanner, type PictureOf } from './shown-bonuses.ts'

interface BonusesSectionProps {
  readonly banners: readonly BonusBanner[]
  readonly pictureOf: PictureOf
}

/** The member's bonuses: those that can be activated, and apart from them those that have been (ACCOUNT-04, BONUS-16). Nothing without any. */
export function BonusesSection(props: BonusesSectionProps) {
  const member = useMember()
  return member && member.activeBonuses.length > 0 ? <Bonuses member={member} {...props} /> : null
}

function Bonuses({ member, banners, pictureOf }: BonusesSectionProps & { readonly member: Member }) {
  const copy = useCopy()
  const { marks, now } = useMarks(member.publicId)
  const isInApp = useBrowserValue(() => isNativeApp(navigator.userAgent), false)
  const activatedHeading = useRef<HTMLHeadingElement>(null)
  const [justActivated, setJustActivated] = useState(0)
  const { available, activated } = shownBonuses(member, banners, marks, now)

  // The button that had the focus is gone: its bonus is in the other list.
  useEffect(() => {
    if (justActivated > 0) activatedHeading.current?.focus()
  }, [justActivated])

  return (
    <>
      {available.length > 0 && (
        <section className={stack} aria-labelledby="bonuses-available">
          <h2 id="bonuses-available">{copy.headline(texts.available)}</h2>
          <div className={css.cards}>
            {available.map((shown) => (
              <BonusCard
                key={shown.bonus.code}
                shown={shown}
                isInApp={isInApp}
                pictureOf={pictureOf}
                publicId={member.publicId}
                onActivated={() => setJustActivated((count) => count + 1)}
              />
            ))}
          </div>
        </section>
      )}
      {activated.length > 0 && (
        <section className={stack} aria-labelledby="bonuses-activated">
          <h2 id="bonuses-activated" ref={activatedHeading} tabIndex={-1}>
            {copy.headline(texts.activated)}
          </h2>
          <StatusList>
            {activated.map((shown) => (
              <BonusRow key={shown.bonus.code} shown={shown} />
            ))}
          </StatusList>
        </section>
      )}
    </>
  )
}

/** The marks of activations, and a moment that is renewed when the first of them ends (BONUS-12). */
function useMarks(publicId: string) {
  const marks = useActivationMarks(publicId)
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ends = Object.values(marks).map((at) => at + ACTIVATION_MARK_MS - Date.now())
    const next = Math.min(...ends.filter((ms) => ms > 0))
    if (next === Infinity) return undefined
    const timer = setTimeout(() => setNow(new Date()), next)
    return () => clearTimeout(timer)
  }, [marks, now])
  return { marks, now }
}
