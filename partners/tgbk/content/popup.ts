import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'This restaurant pays {tier_select} members. With email switched on in your profile, it pays you {earn_select}.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
