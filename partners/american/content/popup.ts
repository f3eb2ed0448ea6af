import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Open to {tier_select} members',
        body_text: 'Turn on e-mail in your profile and this restaurant earns {earn_select} for you, with all the others.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'Open to {tier_vip} members',
        body_text: 'Dine {vip_dines} times in a calendar year to earn {earn_vip} here. Your account counts for you.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
