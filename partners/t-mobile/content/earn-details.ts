import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'why-not',
      status: 'published',
      fields: {
        url: '/earn/why-not',
        browser_title: 'No cash back? | T-Mobile Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'No cash back? Here’s why' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'It’s usually the way you paid. We don’t get to see payments by PIN, gift card or delivery app.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile:
                'Or the restaurant was taking the day off from the program, or you’d used up its visits for the month. You’ll find both on its page, and the reason in your history.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See my meals', url: '/account/recent_activity' } },
        ],
        disclaimer: 'Still not sure? You’ll reach us at {support_phone_link}.',
      },
    },
    {
      slug: 'which-card',
      status: 'published',
      fields: {
        url: '/earn/which-card',
        browser_title: 'Cards we take | T-Mobile Dining Rewards',
        image: '/images/cuisines/burgers/c?width=600&height=375',
        image_mobile: '/images/cuisines/burgers/c?width=500&height=313',
        image_mobile_alt_text: 'A cheeseburger on a white plate, a red box of fries and a lemon at the edges',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Which card should you add?' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'We take {cards_taken}. Add the one you’d use anyway: it keeps its own points, and our cash back comes on top.',
            },
          },
          { type: 'link', fields: { text_mobile: 'My cards', url: '/account/manage_cards' } },
        ],
        side_column: [
          { type: 'text', fields: { text_mobile: 'You can add {max_cards} of them, and each can be in one dining program at a time.' } },
        ],
        disclaimer: 'We don’t get the card number, just the last four digits.',
      },
    },
    {
      slug: 'flex',
      status: 'published',
      fields: {
        url: '/earn/flex',
        browser_title: 'Flex offers | T-Mobile Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Flex: restaurants that pay more' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Some restaurants pay you more on your next meal. When one does, you’ll see it in the search and on its page. Eat there while it shows, pay with your card, and you get the extra once.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'No flex offer? You still get {earn_mine}.' } }],
        disclaimer: 'A flex offer is yours alone, and a meal that doesn’t get cash back leaves it for later.',
      },
    },
    {
      slug: 'in-the-app',
      status: 'draft',
      fields: {
        url: '/earn/in-the-app',
        browser_title: 'In the app | T-Mobile Dining Rewards',
        image: '/images/cuisines/burgers/c?width=600&height=375',
        image_mobile: '/images/cuisines/burgers/c?width=500&height=313',
        image_mobile_alt_text: 'A cheeseburger on a white plate, a red box of fries and a lemon at the edges',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Get more in the app' } }],
        main_column: [
          { type: 'text', fields: { text_mobile: 'Same account. Same cash back. Plus bonuses for the app only.' } },
          { type: 'link', fields: { text_mobile: 'See my account', url: '/account/overview' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'No app? No problem. The site does everything else.' } }],
        disclaimer: 'Activate app bonuses before you eat.',
      },
    },
    {
      slug: 'game-night',
      status: 'draft',
      fields: {
        url: '/earn/game-night',
        browser_title: 'Game night | T-Mobile Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Overtime? Order again' } }],
        main_column: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Chicken wings', search_string: 'restaurantOrCuisine=Chicken+%26+Wings' } },
          { type: 'text', fields: { text_mobile: 'Watch the game. Eat. Get cash back.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'Your team’s result has no effect on your rate.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | T-Mobile Dining Rewards',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No Topgolf bonus' } },
          {
            type: 'text',
            fields: { text_mobile: 'We don’t have a bonus at Topgolf right now. You’ll get cash back at restaurants on the list.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'new-member-bonus',
      status: 'published',
      fields: {
        url: '/earn/new-member-bonus',
        unlisted: true,
        browser_title: 'New members | T-Mobile Dining Rewards',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Just getting started?' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'You don’t get a bonus for joining. You do get {earn_basic} from your first meal, and our email takes you to {earn_select}.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'vip-upgrade',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        unlisted: true,
        browser_title: 'VIP | T-Mobile Dining Rewards',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No VIP tier, and that’s fine' } },
          {
            type: 'text',
            fields: { text_mobile: 'You can have our better rate today: it’s {earn_select}, and all it takes is our email.' },
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
        browser_title: 'Reservations | T-Mobile Dining Rewards',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Booking a table' } },
          { type: 'text', fields: { text_mobile: 'You can’t book through us, but you can call straight from the restaurant’s page.' } },
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
        browser_title: 'This is big | T-Mobile Dining Rewards',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No offer on this page' } },
          { type: 'text', fields: { text_mobile: 'We don’t have an offer with this name. What we do have is below.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
