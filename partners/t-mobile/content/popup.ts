import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} customers',
        body_text: 'Once email is on in your profile, that’s you: {earn_select}, at this place and the rest.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
