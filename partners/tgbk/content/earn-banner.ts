import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'first-bill',
      status: 'published',
      fields: {
        type: 'bonus',
        code: 'FIRSTBILL10',
        order: 1,
        days_to_display: 30,
        text: [
          { type: 'title', fields: { text_mobile: 'First bill: {new_member_bonus}' } },
          { type: 'text', fields: { text_mobile: '{new_member_days} days to use it, any listed restaurant, any amount.' } },
          { type: 'button', fields: { text_mobile: 'Activate the bonus', url: '/account/overview' } },
        ],
        user_states: [{ index: 2 }],
      },
    },
    {
      slug: 'open-account',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Open an account' } },
          { type: 'text', fields: { text_mobile: 'One form, one card, and up to {earn_best} on a bill.' } },
          { type: 'button', fields: { text_mobile: 'Open an account', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'upper-line',
      status: 'published',
      fields: {
        type: 'earn',
        order: 3,
        text: [
          { type: 'title', fields: { text_mobile: 'Turn on email: {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'If you turn our email off again, you get {earn_basic}.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
