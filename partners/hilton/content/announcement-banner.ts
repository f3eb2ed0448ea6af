import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Would you like our e-mail now and then? Your meals would bring {earn_select}.' } },
          { type: 'link', fields: { copy: 'Learn more', url: '/how-it-works' } },
        ],
        tooltip_copy: 'There is a switch for e-mail in your profile. The new rate applies at once.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'link', fields: { copy: 'We are taking reservations for New Year’s Eve.', url: '/search?reservations=true' } },
          { type: 'text', fields: { copy: 'Kindly book early.' } },
        ],
        tooltip_copy: '{reservation_bonus} for a reservation that you keep, as always.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
