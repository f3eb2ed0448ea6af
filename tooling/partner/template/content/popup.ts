import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Open to {tier_select} members',
        body_text: 'Turn on email in your profile and this restaurant earns {earn_select} for you, with all the others.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
