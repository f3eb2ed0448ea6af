import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'vip-upgrade',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'How to become VIP | IHG One Rewards Dine & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} visits, then {earn_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Coffee shop on Monday, steakhouse on Thursday: every visit that earns points counts as one. Number {vip_dines} in a calendar year makes you {tier_vip}, and that visit is the first at {earn_vip}.',
            },
          },
          { type: 'text', fields: { text_mobile: 'You keep the rate for the rest of the year and for all of the next.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'In a hurry? Our email takes you to {earn_select} with the next bill.' } }],
        disclaimer: 'Hotel nights don’t count toward this tier, and meals don’t count toward your hotel status.',
      },
    },
    {
      slug: 'breakfast-counts',
      status: 'published',
      fields: {
        url: '/earn/breakfast-counts',
        browser_title: 'Breakfast counts | IHG One Rewards Dine & Earn',
        image: '/images/cuisines/breakfast-brunch/c?width=600&height=375',
        image_mobile: '/images/cuisines/breakfast-brunch/c?width=500&height=313',
        image_mobile_alt_text: 'A stack of pancakes with butter and syrup on a white plate, a croissant above it',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Breakfast counts, too' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Not staying for the buffet? The diner across the street may be on the list. Search around your hotel and see what earns before the first meeting.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile: 'Pay at the restaurant, with the card you linked. Whatever goes on the room bill stays with the hotel.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [
          { type: 'text', fields: { text_mobile: 'Some places earn at certain hours. You’ll find them on the restaurant’s page.' } },
        ],
        disclaimer: 'Eating in? Tax and tip earn along with the rest of the bill.',
      },
    },
    {
      slug: 'welcome-gift',
      status: 'published',
      fields: {
        url: '/earn/new-member-bonus',
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
                'After a meal we ask how it was. You’ll find the question beside the visit in your history. Once we’ve read your answer, other members can see it on the restaurant’s page.',
            },
          },
          { type: 'link', fields: { text_mobile: 'My visits', url: '/account/recent_activity' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Highest ratings', search_string: 'sortBy=rating' } },
        ],
        disclaimer: 'One review for each visit. It earns no points, so that it stays honest.',
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
              text_mobile: 'Cold outside? Look for stew, chili or pot pie around the hotel, and earn {earn_mine} on it.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Traveling with children? Please book early.' } }],
        disclaimer: 'Menus and hours are the restaurants’ own.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | IHG One Rewards Dine & Earn',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'After Topgolf, dinner' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Topgolf isn’t part of the program. Dinner afterward earns points, if the restaurant’s on our list.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        unlisted: true,
        browser_title: 'Reservations | IHG One Rewards Dine & Earn',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Book it by phone' } },
          { type: 'text', fields: { text_mobile: 'Our site doesn’t book tables. Look up the restaurant, and call it from its page.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        url: '/earn/this-is-big',
        unlisted: true,
        browser_title: 'This is big | IHG One Rewards Dine & Earn',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No campaign this week' } },
          {
            type: 'text',
            fields: { text_mobile: 'We aren’t running an offer by this name. Visits keep counting toward {tier_vip} all the same.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
