import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'welcome-bonus',
      status: 'published',
      fields: {
        type: 'bonus',
        code: 'WELCOME1000',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: '{new_member_bonus} on your first {new_member_spend}' } },
          { type: 'text', fields: { text_mobile: 'Activate the bonus, then dine within {new_member_days} days of joining.' } },
          { type: 'button', fields: { text_mobile: 'Activate my bonus', url: '/account/overview' } },
        ],
        user_states: [{ index: 2 }],
      },
    },
    {
      slug: 'select-by-email',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'A higher rate from your next dine' } },
          { type: 'text', fields: { text_mobile: 'Turn on email in your profile, and the next dine earns {earn_select}.' } },
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
          { type: 'title', fields: { text_mobile: 'Dinner nearby earns up to {earn_best}' } },
          { type: 'text', fields: { text_mobile: 'Join with your AAdvantage® account, link a card, and go to dinner.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'last-legs',
      status: 'published',
      fields: {
        type: 'earn',
        order: 4,
        text: [
          { type: 'title', fields: { text_mobile: 'Your dines toward {tier_vip}' } },
          { type: 'link', fields: { text_mobile: 'See dines left', url: '/account/overview' } },
        ],
        user_states: [{ index: 3 }, { index: 4 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
