import type { EntryOf } from '@dining/copy-engine/content'
import { Rich, useCopy } from '@dining/partner-kit/react'
import { TextLink } from '@dining/ui'

import * as css from './OverviewScreen.css.ts'

/** Lists of links that the editors put into the account centre (ACCOUNT-05). */
export function LinkGroups({ groups }: { readonly groups: EntryOf<'account_center'>['fields']['link_groups'] }) {
  const copy = useCopy()
  if (groups.length === 0) return null
  return (
    <div className={css.groups}>
      {groups.map(({ title, links }) => (
        <section key={title} aria-label={copy.sayContent(title)}>
          <h2>
            <Rich parts={copy.richContent(title)} />
          </h2>
          <ul>
            {links.map(({ text, url }) => (
              <li key={url}>
                <TextLink href={url}>
                  <Rich parts={copy.richContent(text)} />
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
