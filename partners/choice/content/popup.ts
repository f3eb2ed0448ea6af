import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'A perk for {tier_select} members',
        body_text: 'Check the email box in your profile, and you earn {earn_select} here and at the rest.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
