import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'vip',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'How to become VIP | Hilton Honors Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'How to become {tier_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'With your {vip_dine} dine of a calendar year we welcome you as {tier_vip}. You then receive {earn_vip}, and keep it to the last day of the following year.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'See my year so far', url: '/account/overview' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'We count every meal that brought points, breakfasts as well as dinners.' } }],
        disclaimer: 'Tiers of this program and of {loyalty} are separate: a night counts there, a meal here.',
      },
    },
    {
      slug: 'which-meals',
      status: 'published',
      fields: {
        url: '/earn/which-meals',
        browser_title: 'Which meals bring points | Hilton Honors Dining',
        image: '/images/cuisines/french/b?width=600&height=375',
        image_mobile: '/images/cuisines/french/b?width=500&height=313',
        image_mobile_alt_text: 'An oyster in its shell on a white plate, seen from above',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        include_welcome_message: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Which meals bring points' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Any meal at a restaurant that we list, on a day on which it takes part. The restaurant’s page names the days, and tells you whether this evening is one of them.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile: 'At the table, please use the card that you linked. You receive points on the entire check, gratuity included.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'Is the check shared? Each guest with a linked card receives points for the part that he or she pays.' },
          },
        ],
        disclaimer: 'A payment with a PIN, a gift card or a delivery app cannot bring points.',
      },
    },
    {
      slug: 'your-points',
      status: 'published',
      fields: {
        url: '/earn/your-points',
        browser_title: 'When your points arrive | Hilton Honors Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'When your points arrive' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'As a rule, {award_days} days after the card network tells us of your meal. Until then you see it as processing.',
            },
          },
          { type: 'link', fields: { text_mobile: 'My meals and points', url: '/account/recent_activity' } },
        ],
        disclaimer: 'If a meal brought none, the entry explains the reason.',
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        browser_title: 'Reserve a table | Hilton Honors Dining',
        image: '/images/cuisines/french/b?width=600&height=375',
        image_mobile: '/images/cuisines/french/b?width=500&height=313',
        image_mobile_alt_text: 'An oyster in its shell on a white plate, seen from above',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        include_welcome_message: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Reserve a table with us' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Where you see “reserve”, we book the table for you. Come on the day, pay with your linked card, and receive {reservation_bonus} on top of what the meal brings.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Reserve a table', url: '/search?reservations=true' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Running late? Please call the restaurant; its number is on its page.' } }],
        disclaimer: 'The extra points are for a meal on the day of the reservation, once for each. A canceled reservation brings none.',
      },
    },
    {
      slug: 'texts',
      status: 'published',
      fields: {
        url: '/earn/texts',
        browser_title: 'Texts | Hilton Honors Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Texts when you earn' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Add a mobile number in your profile and turn texts on, and we text you when a meal has brought you points. Apart from a confirmation, we send no other texts.',
            },
          },
          { type: 'link', fields: { text_mobile: 'My profile', url: '/account/user_profile' } },
        ],
        disclaimer: 'Your carrier may charge for messages and data. To stop, reply STOP to {sms_short_code_link}.',
      },
    },
    {
      slug: 'holiday-table',
      status: 'draft',
      fields: {
        url: '/earn/holiday-table',
        browser_title: 'A table for the holidays | Hilton Honors Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Let us hold a table for the holidays' } }],
        main_column: [
          {
            type: 'text',
            fields: { text_mobile: 'Is your family in town, and no one wishes to cook? These restaurants take reservations.' },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Tables you can reserve', search_string: 'reservations=true' } },
          { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
        ],
        disclaimer: 'Holiday menus and minimums are set by the restaurant.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | Hilton Honors Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'An evening at Topgolf' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'We do not offer extra points at Topgolf. Please choose one of our restaurants, and receive {earn_mine}.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
        ],
      },
    },
    {
      slug: 'new-member-bonus',
      status: 'published',
      fields: {
        url: '/earn/new-member-bonus',
        unlisted: true,
        browser_title: 'New members | Hilton Honors Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'As a new guest' } },
          {
            type: 'text',
            fields: { text_mobile: 'You receive no extra points for joining. From your first meal with us, it is {earn_basic}.' },
          },
          { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
        ],
      },
    },
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        url: '/earn/this-is-big',
        unlisted: true,
        browser_title: 'This is big | Hilton Honors Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Nothing to announce' } },
          {
            type: 'text',
            fields: { text_mobile: 'We have no offer of this name at present. Please see below what else you may receive.' },
          },
          { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
