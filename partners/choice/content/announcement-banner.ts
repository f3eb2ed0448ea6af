import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [{ type: 'link', fields: { copy: 'E-mail on? Then every meal is {earn_select}.', url: '/how-it-works' } }],
        tooltip_copy: 'It’s a checkbox in your profile, and the new rate starts with your next meal.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
