import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'get-in',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'You qualify' } },
          { type: 'text', fields: { text_mobile: 'As a customer you can get up to {earn_best} when you eat out.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'bigger',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Make it {earn_select}' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'app-only',
      status: 'draft',
      fields: {
        type: 'bonus',
        code: 'TAPTAP',
        order: 3,
        days_to_display: 14,
        app_only_bonus: true,
        text: [
          { type: 'title', fields: { text_mobile: 'Only in the app' } },
          { type: 'text', fields: { text_mobile: 'Activate there, then eat.' } },
        ],
        app_text: 'Activate. Then go eat.',
        user_states: [{ index: 2 }],
      },
    },
    {
      slug: 'game-night',
      status: 'draft',
      fields: {
        type: 'bonus',
        code: 'GAMENIGHT',
        order: 4,
        days_to_display: 7,
        text: [
          { type: 'title', fields: { text_mobile: 'Game night pays extra' } },
          { type: 'text', fields: { text_mobile: 'Activate it, then order wings.' } },
          { type: 'button', fields: { text_mobile: 'Activate', url: '/account/overview' } },
        ],
        user_states: [{ index: 3 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
