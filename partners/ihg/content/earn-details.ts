import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'welcome-gift',
      status: 'published',
      fields: {
        url: '/earn/welcome-gift',
        browser_title: 'Your welcome gift | IHG One Rewards Dine & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: '{new_member_bonus}, to welcome you' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Join us, link a card and activate your gift. Once your meals come to {new_member_spend} within {new_member_days} days, we add it to your account. Several small bills are as welcome as one large one.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Join us', url: '/join' } },
        ],
        side_column: [
          { type: 'text', fields: { text_mobile: 'Already a member? Your account shows how much of it is left.' } },
          { type: 'link', fields: { text_mobile: 'Open my account', url: '/account/overview' } },
        ],
        disclaimer: 'One gift for each member. It comes on top of what each meal earns.',
      },
    },
    {
      slug: 'reviews',
      status: 'published',
      fields: {
        url: '/earn/reviews',
        browser_title: 'Tell us about your meal | IHG One Rewards Dine & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Your word helps the next guest' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'After a meal we ask how it was. Two minutes of yours decide which tables we recommend first. You find the question beside each visit in your history.',
            },
          },
          { type: 'link', fields: { text_mobile: 'My visits', url: '/account/recent_activity' } },
        ],
        disclaimer: 'We ask once for each visit. A review earns no points, so that it stays honest.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
