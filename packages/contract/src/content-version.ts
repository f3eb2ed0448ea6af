import * as v from 'valibot'

/** Where web servers ask whether content or flags of their partner have changed. It is not below /api, which browsers can reach. */
export const CONTENT_VERSION_PATH = '/content-version'

/** `version` differs after each change that visitors may see, including a schedule that becomes due. */
export const contentVersionSchema = v.object({ version: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) })
