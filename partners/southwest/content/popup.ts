import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Turn on email in your profile and you’re in: you earn {earn_select} here, too.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
