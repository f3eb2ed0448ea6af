import { shell } from '@dining/copy-engine/texts/shell'
import { useCopy } from '@dining/partner-kit/react'

import { useIsOffline } from '../reachability.ts'
import * as css from './Shell.css.ts'

/** Says at the bottom of the window that the site cannot be reached. Part of the first load, since nothing loads without a connection. */
export function ConnectionNotice() {
  const copy = useCopy()
  return <div role="status">{useIsOffline() && <p className={css.connection}>{copy.say(shell.offline)}</p>}</div>
}
