import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'booked',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: '{reservation_bonus} for each reservation' } },
          { type: 'text', fields: { text_mobile: 'Book here, eat there, pay with a linked card.' } },
          { type: 'button', fields: { text_mobile: 'Restaurants you can book', url: '/search?reservations=true' } },
        ],
        user_states: [{ index: 3 }, { index: 4 }, { index: 5 }],
      },
    },
    {
      slug: 'email',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Email on, rate up' } },
          { type: 'text', fields: { text_mobile: 'With email on you are {tier_select}: {earn_select}.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
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
          { type: 'title', fields: { text_mobile: 'Welcome aboard' } },
          { type: 'text', fields: { text_mobile: 'Join with your DAAK account, then link a card.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
