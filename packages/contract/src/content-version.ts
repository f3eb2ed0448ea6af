import * as v from 'valibot'

/** Where web servers ask whether content or flags of their partner have changed. Not below /api, which browsers reach. */
export const CONTENT_VERSION_PATH = '/content-version'

/** `version` is another one after each change that visitors may see, also when a schedule becomes due. */
export const contentVersionSchema = v.object({ version: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) })
