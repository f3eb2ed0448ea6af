import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Our e-mails are short, and they make it {earn_select}.' } },
          { type: 'link', fields: { copy: 'See how', url: '/how-it-works' } },
        ],
        tooltip_copy: 'One switch in your profile. It counts from your next bill.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
