import type { ImportKind } from '@dining/contract/studio'

import { trackImport, type ImportTracker } from '../use-cases/imports/track-import.ts'
import type { CommandDeps, Print } from './command.ts'

/** Runs an import that the studio shows while it runs and afterwards. @param partnerId the installation for a file of all partners */
export const trackedImport = <T>(
  deps: Pick<CommandDeps, 'store' | 'clock'>,
  about: { readonly partnerId: string; readonly kind: ImportKind; readonly fileName: string },
  print: Print,
  work: (tracker: ImportTracker) => Promise<T>,
): Promise<T> =>
  trackImport(
    deps,
    about,
    () => print('The studio may not show all of this import: its progress could not be stored. The import itself is not affected.'),
    work,
  )
