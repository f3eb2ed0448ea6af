import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'one-rate',
      status: 'published',
      fields: {
        url: '/earn/one-rate',
        browser_title: 'One rate | FTCH Dining',
        image: '/images/cuisines/wine-bar/g?width=600&height=375',
        image_mobile: '/images/cuisines/wine-bar/g?width=500&height=313',
        image_mobile_alt_text: 'A wedge of cheese on a white plate, a tomato and a glass of red wine beside it',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: '{earn_best} at every restaurant' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'No tiers, no codes. Each dine at a restaurant on the list earns {earn_basic} on the whole bill.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Cards are kept with FTCH. To change one, change it there.' } }],
        disclaimer: 'Bills paid by PIN, gift card or delivery app cannot be seen and earn nothing.',
      },
    },
    {
      slug: 'how-points-arrive',
      status: 'published',
      fields: {
        url: '/earn/how-points-arrive',
        browser_title: 'How the points arrive | FTCH Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'How the points arrive' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'The card network reports the bill to FTCH. Points are usually added {award_days} days later, to the account that you have there.',
            },
          },
          {
            type: 'text',
            fields: { text_mobile: 'A restaurant may take part on some days only. Its page lists them; on the others it earns nothing.' },
          },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'There is no history on this site. FTCH keeps it.' } }],
        disclaimer: 'If a bill is refunded, its points are taken off again.',
      },
    },
    {
      slug: 'private-rooms',
      status: 'draft',
      fields: {
        url: '/earn/private-rooms',
        browser_title: 'Private rooms | FTCH Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Dine in a private room' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Some restaurants on the list have a private room. Ask for it, pay with the same card, earn the same {earn_basic}.',
            },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Fine dining', search_string: 'priceRange=4' } },
        ],
        disclaimer: 'The restaurant sets the minimum, which counts toward the bill.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | FTCH Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Topgolf' } },
          { type: 'text', fields: { text_mobile: 'FTCH pays no bonus at Topgolf. Every restaurant on the list pays {earn_basic}.' } },
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
        browser_title: 'New members | FTCH Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'New to FTCH?' } },
          {
            type: 'text',
            fields: { text_mobile: 'A new account gets no bonus here. Its first dine earns {earn_basic}, like all others.' },
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
        browser_title: 'VIP | FTCH Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'The same for everyone' } },
          { type: 'text', fields: { text_mobile: 'Nothing can be upgraded: you earn {earn_basic} from the first dine.' } },
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
        browser_title: 'Reservations | FTCH Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Tables' } },
          { type: 'text', fields: { text_mobile: 'Bookings are not taken here. Call the restaurant; its page has the number.' } },
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
        browser_title: 'This is big | FTCH Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No such offer' } },
          {
            type: 'text',
            fields: { text_mobile: 'This address is empty at the moment. One rate applies at all restaurants on the list.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
