import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} guests',
        body_text: 'Turning on e-mail in your profile makes you one of them. You then earn {earn_select}, here and elsewhere.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'For {tier_vip} guests',
        body_text: 'With {vip_dines} visits in a year you earn {earn_vip} here. Your account counts your visits.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
