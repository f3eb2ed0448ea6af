import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'With email on in your profile, you are one. You get {earn_select}, here and everywhere else.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'For {tier_vip} members',
        body_text: 'You earn here from your {vip_dine} dine of the year: {earn_vip}. Not before.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
