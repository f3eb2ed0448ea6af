import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { useCopy } from '@dining/partner-kit/react'
import { IconButton, TextButton } from '@dining/ui'
import { listAddIcon } from '@dining/ui/icons'
import { Suspense, useEffect, useId } from 'react'

import { later } from '../later.ts'
import { hostTray, toggleChosen, useDraft, type Chosen } from './draft.ts'
import * as css from './ShortlistToggle.css.ts'

const Tray = later(() => import('./ShortlistTray.tsx'))

interface ShortlistToggleProps {
  readonly merchant: Chosen
  readonly on: 'card' | 'page'
  /** Called with whether the list had no room for the restaurant. */
  readonly onFull: (isFull: boolean) => void
}

/** Puts a restaurant on the visitor's shortlist, or takes it off. While there is one, the page shows the tray that shares it. */
export function ShortlistToggle({ merchant, on, onFull }: ShortlistToggleProps) {
  const copy = useCopy()
  const host = useId()
  const isOn = useDraft(({ chosen }) => chosen.some(({ id }) => id === merchant.id))
  const showsTray = useDraft(({ chosen, hosts }) => chosen.length > 0 && hosts[0] === host)
  useEffect(() => hostTray(host), [host])
  const button = { 'aria-pressed': isOn, className: css.toggle, onClick: () => onFull(!toggleChosen(merchant)) }
  const label = copy.say(texts.add, { name: merchant.name })
  return (
    <>
      {on === 'page' ? (
        <TextButton aria-pressed={isOn} onClick={button.onClick} icon={listAddIcon} aria-label={label}>
          {copy.say(texts.addShort)}
        </TextButton>
      ) : (
        <IconButton {...button} framed icon={listAddIcon} label={label} />
      )}
      {showsTray && (
        <Suspense>
          <Tray />
        </Suspense>
      )}
    </>
  )
}
