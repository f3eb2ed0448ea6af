import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'How to earn here',
        body_text: 'Turn on email in your profile, and you are {tier_select} at once: you earn {earn_select}, here and elsewhere.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'Open to {tier_vip} members',
        body_text: 'Your {vip_dine} dine of the year brings {earn_vip}, here as well.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
