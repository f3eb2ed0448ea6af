import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'app-welcome',
      status: 'published',
      fields: {
        type: 'bonus',
        code: 'APPTABLE',
        order: 1,
        app_only_bonus: true,
        text: [
          { type: 'title', fields: { text_mobile: 'A bonus in the app' } },
          { type: 'text', fields: { text_mobile: 'Open the app, activate, and go to dinner.' } },
          { type: 'button', fields: { text_mobile: 'See how', url: '/account/overview' } },
        ],
        app_text: 'The app on your phone is where it starts.',
        user_states: [{ index: 2 }, { index: 3 }],
      },
    },
    {
      slug: 'select-by-email',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'A better rate for dinner' } },
          { type: 'text', fields: { text_mobile: '{tier_select} members earn {earn_select}. Turn on email to become one.' } },
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
          { type: 'title', fields: { text_mobile: 'Start with tonight’s dinner' } },
          { type: 'text', fields: { text_mobile: 'Membership is free, and one card is enough.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
