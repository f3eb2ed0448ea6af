import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Switch our email on in your profile, and you earn {earn_select} here and elsewhere.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
