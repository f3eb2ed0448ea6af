import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Members who read our letters collect {earn_select}.' } },
          { type: 'link', fields: { copy: 'See what the house pays', url: '/how-it-works' } },
        ],
        tooltip_copy: 'Allow e-mail in your profile, and the greater share is yours with the next check.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
