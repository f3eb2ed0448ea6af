import { LinkButton } from '@dining/ui'

import * as css from './app.css.ts'

/** Nothing is at this address, or the page failed. */
export function PageFault() {
  return (
    <main className={css.fault}>
      <h1>There is nothing here</h1>
      <p>The address is wrong, or this page failed. Drafts that were saved are safe.</p>
      <LinkButton href="/">All partners</LinkButton>
    </main>
  )
}
