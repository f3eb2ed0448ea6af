import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'For {tier_vip} members',
        body_text: 'This restaurant is for members who have dined {vip_dines} times in a year, and awards {earn_vip}.',
      },
    },
    {
      slug: 'unlock_select',
      status: 'published',
      fields: { title: 'For {tier_select} members', body_text: 'By accepting our email, you earn {earn_select} at this restaurant.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
