import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: '{tier_select} only',
        body_text: 'This place is for {tier_select}. Turn e-mail on: {earn_select}, here and everywhere.',
      },
    },
    {
      slug: 'app-is-out',
      status: 'draft',
      fields: { title: 'Get the app', body_text: 'Same account. Same cash back. On your phone.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
