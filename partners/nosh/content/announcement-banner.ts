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
        tooltip_copy: 'Say yes in your profile and the next bill already knows.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Soup season on the block.' } },
          { type: 'link', fields: { copy: 'Who’s got a pot on?', url: '/search?restaurantOrCuisine=Ramen' } },
          { type: 'text', fields: { copy: 'Bring a neighbor.' } },
        ],
        tooltip_copy: 'Same money back, warmer hands.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
