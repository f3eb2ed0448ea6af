import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Switch our e-mail on in your profile, and you earn {earn_select} here and elsewhere.',
      },
    },
    {
      slug: 'household',
      status: 'draft',
      fields: { title: 'Who else is hungry?', body_text: 'Add the household, and every dinner counts for all of you.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
