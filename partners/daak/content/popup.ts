import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Turn on e-mail in your profile. You then earn {earn_select} here, and everywhere else.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: { title: 'For {tier_vip} members', body_text: 'You earn here from your {vip_dine} meal of the year, at {earn_vip}.' },
    },
    {
      slug: 'weather',
      status: 'draft',
      fields: {
        title: 'Bad weather?',
        body_text: 'If you cannot come, please cancel here. Other guests are waiting for a table.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
