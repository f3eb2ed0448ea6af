import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: { title: 'A window seat for {tier_vip}', body_text: '{vip_dines} outings in a year open this place, at {earn_vip}.' },
    },
    {
      slug: 'unlock_select',
      status: 'published',
      fields: { title: 'Kept for our pen pals', body_text: 'Take our postcards and come in: {earn_select}.' },
    },
    {
      slug: 'spring-list',
      status: 'draft',
      fields: { title: 'The terraces are open', body_text: 'Chairs are out again. Look for them in the search.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
