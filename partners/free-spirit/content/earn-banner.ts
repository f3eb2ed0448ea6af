import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'join',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'Eat for points' } },
          { type: 'text', fields: { text_mobile: 'No fee to join. No fee to stay. No fee, really.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'email-on',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Email on. {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'Find the switch in your profile.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'keep-going',
      status: 'published',
      fields: {
        type: 'earn',
        order: 3,
        text: [{ type: 'text', fields: { text_mobile: 'Every dine gets you one closer to {earn_vip}.' } }],
        user_states: [{ index: 3 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
