import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Grandparents can save for college, too.' } },
          { type: 'link', fields: { copy: 'How that works', url: '/grandparents' } },
        ],
        tooltip_copy: 'Each has an account and cards of their own, and keeps what they save.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'This fall, get {earn_select} with our email on.' } },
          { type: 'link', fields: { copy: 'How families use it', url: '/how-it-works' } },
        ],
        tooltip_copy: 'You make the choice in your profile. It applies from your next dinner.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
