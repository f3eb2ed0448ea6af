import path from 'node:path'

import { describeIssues } from '@dining/partner-kit/check'
import { readPartners } from '@dining/partner-kit/node'
import { createBuilder, formatSizes } from '@dining/web/build'

/** The result of a build request: what was built, or the error. */
export type Answer = { readonly said: string } | { readonly error: string }

export interface Orders {
  /** Checks and builds the partner of a folder into its `dist/`. */
  readonly take: (folder: string) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** Accepts build requests, any number at a time. */
export function createOrders(): Orders {
  const builder = createBuilder()
  return {
    take: async (folder) => {
      const started = performance.now()
      const id = path.basename(folder)
      const {
        invalid: [own],
      } = await readPartners(path.dirname(folder), id)
      if (own) return { error: describeIssues(id, own.issues) }
      try {
        const { partnerId, sizes } = await builder.build({ partnerFolder: folder, outDir: path.join(folder, 'dist') })
        return { said: `${partnerId} built in ${((performance.now() - started) / 1000).toFixed(1)} s\n${formatSizes(sizes)}` }
      } catch (error) {
        return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
      }
    },
    close: builder.close,
  }
}
