import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'booked',
      status: 'published',
      fields: {
        type: 'bonus',
        code: 'BOOKED',
        order: 1,
        days_to_display: 60,
        text: [
          { type: 'title', fields: { text_mobile: '{reservation_bonus} for keeping your booking' } },
          { type: 'text', fields: { text_mobile: 'Reserve here, show up, pay with a linked card.' } },
          { type: 'button', fields: { text_mobile: 'Kitchens you can book', url: '/search?reservations=true' } },
        ],
        user_states: [{ index: 2 }],
      },
    },
    {
      slug: 'e-mail',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'A stronger current' } },
          { type: 'text', fields: { text_mobile: 'E-mail on, and {tier_select} carries you: {earn_select}.' } },
          { type: 'button', fields: { text_mobile: 'Trim the sail', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'come-aboard',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 3,
        text: [
          { type: 'title', fields: { text_mobile: 'Come aboard' } },
          { type: 'text', fields: { text_mobile: 'Your DAAK account opens the door. A linked card does the rest.' } },
          { type: 'button', fields: { text_mobile: 'Come in', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
