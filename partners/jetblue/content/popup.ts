import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Better seats for {tier_select}',
        body_text: 'This one is a row up. Switch our e-mail on in your profile, slide over, earn {earn_select}.',
      },
    },
    {
      slug: 'household',
      status: 'draft',
      fields: { title: 'Who else is hungry?', body_text: 'Add the household, and every dinner counts for all of you.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
