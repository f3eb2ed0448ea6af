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
        body_text: 'Say yes to our e-mails in your profile and you get {earn_select}, here and everywhere else.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'This one is for {tier_vip} members',
        body_text: 'Eat out {vip_dines} times this year and it opens up, at {earn_vip}.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
