import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'vip-upgrade',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'Become VIP | MileagePlus Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: '{tier_vip} from the {vip_dine} dine' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'The {vip_dine} dine of a calendar year is the first at {earn_vip}. The rate then holds to the end of the following year.',
            },
          },
          { type: 'text', fields: { text_mobile: 'In that following year, {vip_dines} dines extend it by one more.' } },
          { type: 'link', fields: { text_mobile: 'See my dines', url: '/account/overview' } },
          { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Until then, members who accept our email earn {earn_select}.' } }],
        disclaimer: 'Dines of every amount are counted alike. A dine that awards no miles is not counted.',
      },
    },
    {
      slug: 'tiers',
      status: 'published',
      fields: {
        url: '/earn/tiers',
        browser_title: 'Tiers | MileagePlus Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'The three tiers' } }],
        main_column: [
          { type: 'text', fields: { text_mobile: '{tier_basic}: {earn_basic}, from the day of enrollment.' } },
          { type: 'text', fields: { text_mobile: '{tier_select}: {earn_select}, while you accept our email.' } },
          {
            type: 'text',
            fields: { text_mobile: '{tier_vip}: {earn_vip}, from the {vip_dine} dine of a calendar year to the end of the next.' },
          },
          { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
        ],
        disclaimer: 'Dines that are refunded or that do not qualify are not counted toward a tier.',
      },
    },
    {
      slug: 'acclaimed',
      status: 'published',
      fields: {
        url: '/earn/acclaimed',
        browser_title: 'What Acclaimed means | MileagePlus Dining',
        image: '/images/cuisines/french/h?width=600&height=375',
        image_mobile: '/images/cuisines/french/h?width=500&height=313',
        image_mobile_alt_text: 'A bowl of green salad on a white plate, with bread above and a sprig of herbs below',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'What Acclaimed means' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Some restaurants on the list are marked as Acclaimed, and a few of them as Highly acclaimed. The mark is shown beside the name.',
            },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed restaurants', search_string: 'acclaimed=true' } },
          { type: 'link', fields: { text_mobile: 'See the selection', url: '/discover' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'The mark does not depend on price, and it does not change the rate.' } }],
        disclaimer: 'A mark may be given or withdrawn when the list is revised.',
      },
    },
    {
      slug: 'flex',
      status: 'published',
      fields: {
        url: '/earn/flex',
        browser_title: 'Flex offers | MileagePlus Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'An additional award for one dine' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'From time to time a restaurant awards you additional miles for a single dine. The amount is shown in the search and on the page of the restaurant; nothing has to be requested.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Search restaurants', url: '/search' } },
        ],
        disclaimer: 'An offer applies while it is shown, and to the first dine that qualifies.',
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        browser_title: 'About reservations | MileagePlus Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'About reservations' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'You can reserve at restaurants that show available times. When you pay for that dinner with your linked card, you earn {earn_mine}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Restaurants with available times', url: '/search?reservations=true' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Some tables can be reserved by phone only. Their times say so.' } }],
        disclaimer:
          'The booking provider stores your name, phone number and note for the reservation. No miles are awarded for the reservation itself.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | MileagePlus Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Dines and Topgolf' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'No additional miles are awarded at Topgolf. Miles are awarded for dines at participating restaurants.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'new-member-bonus',
      status: 'published',
      fields: {
        url: '/earn/new-member-bonus',
        unlisted: true,
        browser_title: 'New members | MileagePlus Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'New enrollments' } },
          { type: 'text', fields: { text_mobile: 'Enrolling awards no miles. The first dine is awarded {earn_basic}.' } },
          { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        url: '/earn/this-is-big',
        unlisted: true,
        browser_title: 'This is big | MileagePlus Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No promotion in effect' } },
          { type: 'text', fields: { text_mobile: 'The tiers and their rates are unchanged. Other ways to earn are listed below.' } },
          { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
