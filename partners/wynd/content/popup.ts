import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: { title: 'For {tier_vip} members', body_text: '{vip_dines} meals in a year earn you {earn_vip} here.' },
    },
    {
      slug: 'unlock_select',
      status: 'published',
      fields: { title: 'For {tier_select} members', body_text: 'Say yes to our email in your profile, and you earn {earn_select} here.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
