import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Leftover dollars don’t go to waste.' } },
          { type: 'link', fields: { copy: 'See how they add up', url: '/earn/by-the-gallon' } },
        ],
        tooltip_copy: 'Whatever you spend past {fuel_step} counts toward the next one.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Gas prices are up. Lunch still takes {fuel_cents} a gallon off.' } },
          { type: 'link', fields: { copy: 'Find lunch', url: '/search?mealsServed=Lunch' } },
        ],
        tooltip_copy: 'For every {fuel_step} you spend on meals.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
