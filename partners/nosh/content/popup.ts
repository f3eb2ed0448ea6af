import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'this-is-big',
      status: 'draft',
      fields: { title: 'This is big', body_text: 'Places around you now give {earn_vip} to regulars, all week long.' },
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
