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
        image: '/images/cuisines/breakfast-brunch/c?width=600&height=375',
        image_mobile: '/images/cuisines/breakfast-brunch/c?width=500&height=313',
        image_mobile_alt_text: 'A stack of pancakes with butter and syrup on a white plate, a croissant above it',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
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
          { type: 'text', fields: { text_mobile: 'Here already? How much of the gift is still to earn stands in your account.' } },
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
          { type: 'merchant_carousel', fields: { text_mobile: 'What guests liked best', search_string: 'sortBy=rating' } },
        ],
        disclaimer: 'We ask once for each visit. A review earns no points, so that it stays honest.',
      },
    },
    {
      slug: 'winter-menu',
      status: 'draft',
      fields: {
        url: '/earn/winter-menu',
        browser_title: 'Winter menus | IHG One Rewards Dine & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: 'The kettle is on' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Our members have named the warmest rooms they know. Sit near the stove, order the stew, and earn {earn_mine} for it.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Choose a table', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Traveling with children? Ask for the corner.' } }],
        disclaimer: 'Menus and hours are the restaurants’ own.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
