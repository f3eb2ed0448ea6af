import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { useCopy } from '@dining/partner-kit/react'
import { Icon } from '@dining/ui'
import { shareIcon } from '@dining/ui/icons'
import { lazy, Suspense, useState } from 'react'

import { useDraft } from './draft.ts'
import * as css from './ShortlistTray.css.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

/** Into the top layer, so that no part of the page that contains it moves or hides it; without the layer it is above its own part only. */
function raise(tray: HTMLElement | null): void {
  if (tray && typeof tray.showPopover === 'function' && !tray.matches(':popover-open')) tray.showPopover()
}

/** The button that shares the chosen places, in a corner of the window on every page with restaurants. */
export default function ShortlistTray() {
  const copy = useCopy()
  const count = useDraft(({ chosen }) => chosen.length)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <section ref={raise} popover="manual" className={css.tray} aria-label={copy.say(texts.region)}>
      <button
        type="button"
        className={css.open}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <Icon d={shareIcon} />
        <span className={css.words}>{copy.say(texts.tray, { count })}</span>
        <span className={css.number} aria-hidden="true">
          {copy.count(count)}
        </span>
      </button>
      {wasOpened && (
        <Suspense>
          <ShareDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
