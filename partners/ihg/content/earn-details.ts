import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'welcome-gift',
      status: 'published',
      fields: {
        url: '/earn/welcome-gift',
        browser_title: 'Your welcome bonus | IHG One Rewards Dine & Earn',
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
                'Join us, link a card and activate your bonus. Once your meals come to {new_member_spend} within {new_member_days} days, we add it to your account. Several small bills count as much as one large one.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Join us', url: '/join' } },
        ],
        side_column: [
          { type: 'text', fields: { text_mobile: 'Already a member? See in your account how much you have left to spend.' } },
          { type: 'link', fields: { text_mobile: 'Open my account', url: '/account/overview' } },
        ],
        disclaimer: 'One welcome bonus for each member. It comes on top of what each meal earns.',
      },
    },
    {
      slug: 'reviews',
      status: 'published',
      fields: {
        url: '/earn/reviews',
        browser_title: 'Tell us about your meal | IHG One Rewards Dine & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Your review helps other guests' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'After a meal we ask how it was. Your answer helps us decide which restaurants we recommend first. You find the question beside each visit in your history.',
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
        banner_text: [{ type: 'title', fields: { text_mobile: 'Winter menus' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Our members have named their favorite restaurants for cold evenings. Order the stew, and earn {earn_mine} for it.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Traveling with children? Please book early.' } }],
        disclaimer: 'Menus and hours are the restaurants’ own.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
