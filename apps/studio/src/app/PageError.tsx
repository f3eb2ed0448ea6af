import { LinkButton } from '@dining/ui'

import * as css from './app.css.ts'

/** Shown for an unknown address or a failed page. */
export function PageError() {
  return (
    <main className={css.fault}>
      <h1>Page not found</h1>
      <p>The address is wrong, or the page could not be shown. Saved drafts are safe.</p>
      <LinkButton href="/">All partners</LinkButton>
    </main>
  )
}
