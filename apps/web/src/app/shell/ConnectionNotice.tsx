import { shell } from '@dining/copy-engine/texts/shell'
import { useCopy } from '@dining/partner-kit/react'
import { useNavigation } from 'react-router'

import { useIsOffline } from '../reachability.ts'
import * as css from './Shell.css.ts'

/** Says at the bottom of the window that the site cannot be reached, and whether a page opens when it can. Part of the first load: offline nothing loads. */
export function ConnectionNotice() {
  const copy = useCopy()
  const isOffline = useIsOffline()
  const isMoving = useNavigation().state !== 'idle'
  return (
    <div role="status">{isOffline && <p className={css.connection}>{copy.say(isMoving ? shell.offlineOpening : shell.offline)}</p>}</div>
  )
}
