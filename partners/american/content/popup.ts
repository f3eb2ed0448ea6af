import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Open to {tier_select} members',
        body_text:
          'Our e-mail is the boarding pass for this one. Switch it on in your profile, and {earn_select} is what you earn here, and at all the others.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'Open to {tier_vip} members',
        body_text: 'Dine {vip_dines} times in a calendar year to earn {earn_vip} here. Your account keeps the log.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
