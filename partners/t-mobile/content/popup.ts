import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'One switch away',
        body_text: 'This spot is for {tier_select}. Turn e-mail on: {earn_select}, here and everywhere.',
      },
    },
    {
      slug: 'app-is-out',
      status: 'draft',
      fields: { title: 'It’s on your phone now', body_text: 'Same money, bigger thumbs. Get the app.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
