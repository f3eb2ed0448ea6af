import { shell } from '@dining/copy-engine/texts/shell'
import { useCopy } from '@dining/partner-kit/react'
import { writeStored } from '@dining/session'
import { Announcement } from '@dining/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'

import { useHasPage } from '../built-paths.ts'
import { useContent } from '../content.ts'

const SET = 'announcement_banner'

/** The editors' announcement above all pages, until it is dismissed for a day (SHELL-06 … SHELL-09, CONTENT-26, CONTENT-27). */
export function AnnouncementBar() {
  const copy = useCopy()
  const hasPage = useHasPage()
  const queryClient = useQueryClient()
  const [entry] = useContent(SET)
  if (!entry) return null
  const { banner_copy: items, tooltip_copy: tooltip } = entry.fields
  const dismiss = () => {
    writeStored('announcementDismissed', '1')
    queryClient.setQueryData(['getContent', SET], [])
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  return (
    <Announcement
      label={copy.say(shell.announcement)}
      details={tooltip === '' ? undefined : { label: copy.say(shell.aboutAnnouncement), text: copy.sayContent(tooltip) }}
      dismissLabel={copy.say(shell.dismissAnnouncement)}
      onDismiss={dismiss}
    >
      {items.map((item, index) => (
        // Items have no id, and an editor sets their order.
        <Fragment key={index}>
          {item.type === 'link' && hasPage(item.fields.url) ? (
            <a href={item.fields.url} {...(item.fields.new_tab ? { target: '_blank', rel: 'noopener' } : {})}>
              {copy.sayContent(item.fields.copy)}
            </a>
          ) : item.type === 'text' ? (
            copy.sayContent(item.fields.copy)
          ) : null}{' '}
        </Fragment>
      ))}
    </Announcement>
  )
}
