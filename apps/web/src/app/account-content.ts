import type { EntryOf } from '@dining/copy-engine/content'

import { useHasPage } from './built-paths.ts'
import { useContent } from './content.ts'

/** The editors' content for the account center, without links to pages that this partner doesn't have (ACCOUNT-02, ACCOUNT-05). */
export function useAccountContent(): EntryOf<'account_center'>['fields'] | undefined {
  const [entry] = useContent('account_center')
  const leadsSomewhere = useHasPage()
  if (!entry) return undefined
  const groups = entry.fields.link_groups.map(({ title, links }) => ({ title, links: links.filter(({ url }) => leadsSomewhere(url)) }))
  return { ...entry.fields, link_groups: groups.filter(({ links }) => links.length > 0) }
}
