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
        days_to_display: 30,
        text: [
          { type: 'title', fields: { text_mobile: '{new_member_bonus} on your first $30' } },
          { type: 'text', fields: { text_mobile: 'Activate the bonus, then dine within 30 days of joining.' } },
          { type: 'button', fields: { text_mobile: 'See my bonus', url: '/account/overview' } },
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
          { type: 'title', fields: { text_mobile: '{earn_select} with e-mail on' } },
          { type: 'text', fields: { text_mobile: 'Your profile has one switch for it. The next dine earns at the new rate.' } },
          { type: 'button', fields: { text_mobile: 'Open my profile', url: '/account/user_profile' } },
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
          { type: 'title', fields: { text_mobile: 'Dinner down the street, up to {earn_best}' } },
          { type: 'text', fields: { text_mobile: 'Join with your AAdvantage® account, link a card, and go to dinner.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
