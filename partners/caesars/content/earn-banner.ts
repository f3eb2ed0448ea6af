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
          { type: 'title', fields: { text_mobile: 'A letter, and a greater share' } },
          { type: 'text', fields: { text_mobile: 'Let our letters reach you and each dollar collects {earn_select}.' } },
          { type: 'button', fields: { text_mobile: 'Permit the letters', url: '/account/user_profile' } },
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
          { type: 'title', fields: { text_mobile: 'A seat with your name on it' } },
          { type: 'text', fields: { text_mobile: 'Join without charge, link a {house_cards}, and dine.' } },
          { type: 'button', fields: { text_mobile: 'Be seated', url: '/join' } },
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
          { type: 'title', fields: { text_mobile: 'The banquet season' } },
          { type: 'text', fields: { text_mobile: 'Long tables, many courses, {earn_best} on all of them.' } },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
        user_states: [{ index: 0 }, { index: 1 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
