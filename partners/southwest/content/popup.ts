import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Turn on e-mail in your profile and you’re in: you earn {earn_select} here, too.',
      },
    },
    {
      slug: 'new-spots',
      status: 'draft',
      fields: { title: 'New restaurants', body_text: 'Have a look at what opened near you.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
