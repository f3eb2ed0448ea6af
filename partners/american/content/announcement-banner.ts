import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Members with e-mail on earn {earn_select}.' } },
          { type: 'link', fields: { copy: 'Compare the tiers', url: '/how-it-works' } },
        ],
        tooltip_copy: 'Switch e-mail on in your profile. Your next dine earns the new rate.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
