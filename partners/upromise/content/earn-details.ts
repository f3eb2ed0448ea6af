import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'grandparents',
      status: 'published',
      fields: {
        url: '/grandparents',
        browser_title: 'Family and friends | Upromise Dining',
        image: '/images/cuisines/ice-cream/a?width=600&height=375',
        image_mobile: '/images/cuisines/ice-cream/a?width=500&height=313',
        image_mobile_alt_text: 'A swirl of soft ice cream in a cone on a white plate, a cup of coffee to the left',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Family and friends can save, too' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Grandparents, uncles and godmothers can join as well. Each has an account and cards of their own, and what their dinners save is theirs to give.',
            },
          },
          { type: 'link', fields: { text_mobile: 'How families use it', url: '/how-it-works' } },
        ],
        side_column: [
          { type: 'text', fields: { text_mobile: 'A card can save in one dining program at a time, so let one person link it.' } },
        ],
        disclaimer: 'What is saved belongs to the member whose card was used.',
      },
    },
    {
      slug: 'semester',
      status: 'published',
      fields: {
        url: '/earn/semester',
        browser_title: 'A semester of dinners | Upromise Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'A semester of dinners' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'With one dinner a week, a {tier_select} member gets {earn_select} from every bill. Over a semester, that can help to pay for the books.',
            },
          },
          { type: 'title', fields: { text_mobile: 'Easy for families' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Pizza', search_string: 'restaurantOrCuisine=Pizza' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'What you save depends on where, when and how often you eat out.',
      },
    },
    {
      slug: 'which-dinners',
      status: 'published',
      fields: {
        url: '/earn/which-dinners',
        browser_title: 'Which dinners count | Upromise Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Which dinners count' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Any meal at a restaurant on the list, paid with a card you added, on a day when that restaurant takes part. Breakfast with the team counts, and so does ice cream after the game.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile: 'Before you load everyone into the car, look at the restaurant’s page. It tells you whether tonight counts.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Did a dinner give nothing? Your history explains why.' } }],
        disclaimer: 'A gift card, a delivery app or a PIN keeps a payment out of our sight.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | Upromise Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'An outing to Topgolf' } },
          {
            type: 'text',
            fields: { text_mobile: 'An afternoon at Topgolf adds nothing extra to your savings. Dinner on the way home can.' },
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
        browser_title: 'New members | Upromise Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Starting out' } },
          {
            type: 'text',
            fields: { text_mobile: 'We have no gift for new families. Saving starts with the first dinner, at {earn_basic}.' },
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
        browser_title: 'VIP | Upromise Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No upgrade needed' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'You need not reach a VIP tier. With our email on, each dinner gives {earn_select}, the most there is.',
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
        browser_title: 'Reservations | Upromise Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Booking for the family' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Tables cannot be booked on this site. Please call the restaurant before you leave; its page lists the number.',
            },
          },
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
        browser_title: 'This is big | Upromise Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No big offer now' } },
          {
            type: 'text',
            fields: { text_mobile: 'Nothing is offered at this address at present. Small amounts from many dinners still add up.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
