import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Turn on our e-mail and your dinners earn {earn_select}.' } },
          { type: 'link', fields: { copy: 'Compare the rates', url: '/how-it-works' } },
        ],
        tooltip_copy: 'You will find the switch in your profile. The new rate applies from your next bill, not to earlier ones.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Flying home this month? Restaurants near the airport earn up to {earn_best}, too.' } },
          { type: 'link', fields: { copy: 'Restaurants by the airport', url: '/search' } },
          { type: 'text', fields: { copy: 'Or dine where you land.' } },
        ],
        tooltip_copy: 'Your rate is the same at home, on the way and at your destination.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
