import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Members with our e-mail on collect {earn_select}.' } },
          { type: 'link', fields: { copy: 'See what you collect', url: '/how-it-works' } },
        ],
        tooltip_copy: 'Turn on e-mail in your profile, and you collect the higher rate from the next check.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
