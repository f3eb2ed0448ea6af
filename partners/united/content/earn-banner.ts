import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'enroll',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'Enroll with your account' } },
          { type: 'text', fields: { text_mobile: 'Enrollment takes two steps and costs nothing.' } },
          { type: 'button', fields: { text_mobile: 'Enroll', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'accept-email',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: '{earn_select}, with email on' } },
          { type: 'text', fields: { text_mobile: 'Accept our email in your profile. You may withdraw at any time.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'toward-vip',
      status: 'published',
      fields: {
        type: 'earn',
        order: 3,
        text: [
          { type: 'title', fields: { text_mobile: '{tier_vip} begins at the {vip_dine} dine' } },
          { type: 'text', fields: { text_mobile: 'Your account shows how many remain.' } },
          { type: 'button', fields: { text_mobile: 'See my dines', url: '/account/overview' } },
        ],
        user_states: [{ index: 3 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
