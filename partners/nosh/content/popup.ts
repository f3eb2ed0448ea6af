import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        title: 'Cha-ching! Cash back is here.',
        body_text: 'Your cash back is now paid automatically: from {credit_from} on, it’s on your card’s statement. You don’t need a form.',
      },
    },
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'This one is for {tier_select} members',
        body_text: 'Turn on our emails and you get {earn_select} here, and everywhere else on the list.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'This one is for {tier_vip} members',
        body_text: 'You need {vip_dines} dinners in a year, and then it gives you {earn_vip}.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
