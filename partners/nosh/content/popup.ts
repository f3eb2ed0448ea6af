import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        title: 'This is big',
        body_text: 'Your money now comes back by itself: from {credit_from} on, it lands on your card’s statement. No form, no fuss.',
      },
    },
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'This one is for {tier_select} members',
        body_text: 'Say yes to our e-mails and the door’s open. You get {earn_select}, and the pie is good.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'This one is for {tier_vip} members',
        body_text: 'Become a regular first: {vip_dines} dinners in a year, and it gives you {earn_vip}.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
