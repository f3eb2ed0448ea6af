import type { Partner } from '@dining/partner-kit'
import type { DataRouter } from 'react-router'

import { pageMeta } from '../app/meta.ts'
import type { AppServices } from '../app/services.ts'

function describe(name: string, content: string) {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}

/** Keeps title, description and focus with the screen that is shown, as a document load would (CONFIG-24). */
export function followNavigation(router: DataRouter, partner: Partner, services: AppServices): void {
  let shown = router.state.location
  router.subscribe(({ location, matches, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return
    const moved = location.pathname !== shown.pathname
    shown = location
    const meta = pageMeta(
      partner,
      matches.map(({ pathname, params, route }) => ({ pathname, params, handle: route.handle as unknown })),
      services,
    )
    document.title = meta.title
    describe('description', meta.description)
    describe('keywords', meta.keywords)
    // A screen reader starts to read where the focus is, so it goes to the new screen, unless a part of it took it already.
    if (moved && !location.hash) requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }))
  })
}
