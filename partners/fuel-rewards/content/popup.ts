import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Turn on email in your profile, and this place saves you gas money like the rest.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
