import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'A cleared upgrade for your dinner: {earn_select} with our e-mail on.' } },
          { type: 'link', fields: { copy: 'Compare the fares', url: '/how-it-works' } },
        ],
        tooltip_copy: 'You will find the switch in your profile. The new fare applies to the next bill, not to those already flown.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Flying home this month? The tables near the gate earn {earn_best}, too.' } },
          { type: 'link', fields: { copy: 'Restaurants by the airport', url: '/search' } },
          { type: 'text', fields: { copy: 'Or dine where you land.' } },
        ],
        tooltip_copy: 'Your rate goes where you go: at home, on the way and at the other end.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
