import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: '{tier_vip} members earn here as well: {vip_dines} dines in a calendar year make you one.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'For {tier_vip} members',
        body_text: 'Dine number {vip_dines} of the year is the first to earn {earn_vip} here. Your account lists the dines.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
