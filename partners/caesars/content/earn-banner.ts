import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'letters',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: '{tier_select}, by email' } },
          { type: 'text', fields: { text_mobile: 'Turn on our email and you collect {earn_select}.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'membership',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Membership is free' } },
          { type: 'text', fields: { text_mobile: 'Join without charge, link a {house_cards}, and dine.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'banquet-season',
      status: 'draft',
      fields: {
        type: 'earn',
        order: 3,
        text: [
          { type: 'title', fields: { text_mobile: 'Dinner for many' } },
          { type: 'text', fields: { text_mobile: 'You collect up to {earn_best} on a dinner for many.' } },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
        user_states: [{ index: 0 }, { index: 1 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
