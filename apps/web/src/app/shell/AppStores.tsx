import { appStores as texts } from '@dining/copy-engine/texts/app-stores'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { Icon, LogoChain } from '@dining/ui'
import { deviceIcon } from '@dining/ui/icons'
import { quiet } from '@dining/ui/layout'
import { useLoaderData } from 'react-router'

import type { ShellData } from './shell-loader.ts'

/** As attributes: three partners in nineteen have the block, so its rules are in no style sheet. */
const BADGE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 16px 0 12px',
  border: '1px solid',
  borderRadius: '10px',
} as const

/** A whole number of pixels: a survey at the page's end is in the window to its last pixel. */
const TITLE = { lineHeight: '24px' } as const

/** The badges that lead to the stores of the native app; none within it (FOOTER-01). */
export function AppStores() {
  const copy = useCopy()
  const { nativeApp } = usePartner().features
  const { isInApp } = useLoaderData<ShellData>()
  if (nativeApp === false || isInApp === true) return null
  const stores = [
    [nativeApp.iosUrl, texts.ios],
    [nativeApp.androidUrl, texts.android],
  ] as const
  return (
    <>
      {/* The list has the same name. */}
      <p className={quiet} aria-hidden="true" style={TITLE}>
        {copy.say(texts.label)}
      </p>
      <LogoChain
        label={copy.say(texts.label)}
        links={stores.map(([href, name]) => ({
          href,
          label: (
            <span style={BADGE}>
              <Icon d={deviceIcon} />
              {copy.say(name)}
            </span>
          ),
        }))}
      />
    </>
  )
}
