import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'shift-up',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'One box, a better rate' } },
          { type: 'text', fields: { text_mobile: 'Turn email on and you’re {tier_select}: {earn_select} instead of {earn_basic}.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'sign-up',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'You eat. You earn.' } },
          { type: 'text', fields: { text_mobile: 'Sign up free, link a card, and order.' } },
          { type: 'button', fields: { text_mobile: 'Sign up', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
