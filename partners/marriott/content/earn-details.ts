import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'your-cards',
      status: 'published',
      fields: {
        url: '/earn/your-cards',
        browser_title: 'The card to link | Eat Around Town by Marriott Bonvoy',
        banner_text: [{ type: 'title', fields: { text_mobile: 'The card to link' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'A card with which you pay restaurants may be linked, and as many as {max_cards} of them. From the next dine, it earns {earn_mine}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'My linked cards', url: '/account/manage_cards' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'We receive the last four digits of a card, and never the number itself.' },
          },
        ],
        disclaimer: 'A card belongs to a single dining program. Bills paid with a PIN or a gift card cannot be recognized.',
      },
    },
    {
      slug: 'vip',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'Become VIP | Eat Around Town by Marriott Bonvoy',
        image: '/images/cuisines/seafood/3?width=600&height=375',
        image_mobile: '/images/cuisines/seafood/3?width=500&height=313',
        image_mobile_alt_text: 'A whole lobster, dressed red, on a white plate with a leaf of green',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        include_welcome_message: true,
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} dines, and {earn_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                '{tier_vip} status begins with the {vip_dine} dine of a calendar year and ends with the year after it. Lunches count as well as dinners.',
            },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'For a special evening', search_string: 'priceRange=4' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'It is separate from the status of your stays: only dines are counted.' } }],
        disclaimer: 'Bills that earn points are counted. Each bill counts, even at one restaurant on one day.',
      },
    },
    {
      slug: 'before-you-dine',
      status: 'published',
      fields: {
        url: '/earn/before-you-dine',
        browser_title: 'Before you dine | Eat Around Town by Marriott Bonvoy',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Before you dine' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'A restaurant may take part on certain days, at certain hours, or for a certain number of visits in a month. Its page states each of these, and whether tonight is included.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Consult the list', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Points are credited about {award_days} days after the dine is reported.' } }],
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        browser_title: 'Reservations | Eat Around Town by Marriott Bonvoy',
        banner_text: [{ type: 'title', fields: { text_mobile: 'A table in your name' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Where a restaurant offers its tables here, you may reserve one on its page. The dinner is credited at {earn_mine} when it is paid with a linked card.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Consult the tables on offer', url: '/search?reservations=true' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'A reservation may be moved or withdrawn in your account until the hour that the restaurant has set.' },
          },
        ],
        disclaimer:
          'Points are credited for the dinner, and none for the reservation. A table that is not taken up may be charged by the restaurant.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | Eat Around Town by Marriott Bonvoy',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'On Topgolf' } },
          { type: 'text', fields: { text_mobile: 'Topgolf carries no bonus. Points are earned at the restaurants in the list.' } },
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
        browser_title: 'New members | Eat Around Town by Marriott Bonvoy',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'On joining' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Membership brings no points in itself. The first dine with a linked card is credited at {earn_basic}.',
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
        browser_title: 'This is big | Eat Around Town by Marriott Bonvoy',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No offer at present' } },
          { type: 'text', fields: { text_mobile: 'None is made under this name. The rate of your tier is unaffected.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
