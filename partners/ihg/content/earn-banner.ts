import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'welcome-gift',
      status: 'published',
      fields: {
        type: 'bonus',
        code: 'WARMWELCOME',
        order: 1,
        days_to_display: 30,
        text: [
          { type: 'title', fields: { text_mobile: '{new_member_bonus} to welcome you' } },
          { type: 'text', fields: { text_mobile: 'Activate the bonus, then spend {new_member_spend} within {new_member_days} days.' } },
          { type: 'button', fields: { text_mobile: 'Activate my bonus', url: '/account/overview' } },
        ],
        user_states: [{ index: 2 }],
      },
    },
    {
      slug: 'may-we-write',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'An upgrade to {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'One switch in your profile, and it holds at home and on the road.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 3,
        text: [
          { type: 'title', fields: { text_mobile: 'Eat where you stay' } },
          { type: 'text', fields: { text_mobile: 'Add one card to your account, and dinner near the hotel earns points.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
