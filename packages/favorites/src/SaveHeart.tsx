import { useFlag } from '@dining/api-client'
import { useIsInBrowser } from '@dining/ui'
import { Suspense, useDeferredValue } from 'react'

import { later } from './later.ts'
import type { SaveButtonProps } from './SaveButton.tsx'

const SaveButton = later(() => import('./SaveButton.tsx'))

/**
 * The heart of a restaurant, which saves it (MERCHANT-51). A page is the same for every visitor: the heart and its state come in the browser. Renders
 * nothing where the partner has no favorites.
 */
export function SaveHeart(props: SaveButtonProps) {
  const isOn = useFlag('merchantFavorites')
  // Drawn in small steps between which input is handled: a page may have dozens of hearts.
  const isInBrowser = useDeferredValue(useIsInBrowser())
  if (!isInBrowser || !isOn) return null
  return (
    <Suspense>
      <SaveButton {...props} />
    </Suspense>
  )
}
