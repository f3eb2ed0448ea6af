import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'With e-mail on, each dine earns {earn_select}.' } },
          { type: 'link', fields: { copy: 'See the tiers', url: '/how-it-works' } },
        ],
        tooltip_copy: 'Turn e-mail on in your profile. The new rate holds from your next dine.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
