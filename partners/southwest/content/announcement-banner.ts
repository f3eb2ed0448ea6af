import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Let us drop you a line and earn {earn_select}.' } },
          { type: 'link', fields: { copy: 'Tell me more', url: '/earn/keep-in-touch' } },
        ],
        tooltip_copy: 'Say yes to e-mail in your profile. The better rate starts with your next meal.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
