import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Turn on e-mail in your profile, and this place saves you gas money like the rest.',
      },
    },
    {
      slug: 'no_drive_off',
      status: 'draft',
      fields: {
        title: 'Before you pay',
        body_text: 'Use your linked card. Bills paid by delivery app or gift card don’t save.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
