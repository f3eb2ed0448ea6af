import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Turn on email in your profile, and this restaurant gives {earn_select}, like all the rest.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
