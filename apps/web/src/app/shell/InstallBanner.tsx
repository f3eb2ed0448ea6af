import { useFlag } from '@dining/api-client'
import { generalPopup } from '@dining/copy-engine/texts/general-popup'
import { install as texts } from '@dining/copy-engine/texts/install'
import { useCopy } from '@dining/partner-kit/react'
import { track } from '@dining/session'
import { Button, Icon, LightDialog } from '@dining/ui'
import { shareIcon } from '@dining/ui/icons'
import { useState } from 'react'

import { useInstall } from './install.ts'
import { askToInstall } from './install-watch.ts'
import type { NoticeState } from './notices.ts'

const ICON_PX = 56

/** Offers to install the site: by the browser's own dialog, or in Safari on iOS by hand (PWA-01, PWA-02). */
export function InstallBanner({ open, onClose }: NoticeState) {
  const copy = useCopy()
  // As it was when the banner appeared: its words stay while it closes.
  const [isByHand] = useState(useInstall(({ prompt }) => prompt === null))
  // For a visitor of the share without the banner, which the exposure reports here, too.
  const isOn = useFlag('installBanner')
  const later = () => {
    track({ event: 'installPrompt__later' })
    onClose()
  }
  if (!isOn) return null
  return (
    <LightDialog
      open={open}
      onShown={() => track({ event: 'installPrompt__shown', way: isByHand ? 'by-hand' : 'prompt' })}
      onClose={later}
      title={copy.headline(texts.title)}
      closeLabel={copy.say(generalPopup.close)}
      actions={
        <>
          {!isByHand && <Button onClick={() => void askToInstall()}>{copy.say(texts.install)}</Button>}
          <Button kind="quiet" onClick={later}>
            {copy.say(texts.later)}
          </Button>
        </>
      }
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: '16px' }}>
        <img src="/icon.svg" alt="" width={ICON_PX} height={ICON_PX} style={{ flexShrink: 0, borderRadius: '12px' }} />
        <div>
          <p>{copy.say(texts.body)}</p>
          {isByHand && (
            <p style={{ display: 'flex', alignItems: 'center', gap: '8px', marginTop: '8px', fontWeight: 600 }}>
              <Icon d={shareIcon} />
              <span>{copy.say(texts.byHand)}</span>
            </p>
          )}
        </div>
      </div>
    </LightDialog>
  )
}
