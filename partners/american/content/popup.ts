import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text:
          'Become {tier_select} with the email switch in your profile. You then earn {earn_select} here and at all other restaurants.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'For {tier_vip} members',
        body_text: 'Your {vip_dine} dine of a calendar year makes you one, and you earn {earn_vip} here. Your account keeps the count.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
