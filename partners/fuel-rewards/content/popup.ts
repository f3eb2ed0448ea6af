import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: '{tier_select} only, for now',
        body_text: 'Turn e-mail on in your profile. This place then saves you gas money like the rest.',
      },
    },
    {
      slug: 'summer-drive',
      status: 'draft',
      fields: { title: 'Long drive coming up?', body_text: 'Eat on this map the week before, and start with a cheaper tank.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
