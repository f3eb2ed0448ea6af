import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'vip',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'Become VIP | AAdvantage Dining',
        image: '/images/cuisines/steakhouse/a?width=600&height=375',
        image_mobile: '/images/cuisines/steakhouse/a?width=500&height=313',
        image_mobile_alt_text: 'A T-bone steak on a white plate, with fries and a tomato at the edge of the table',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'From the {vip_dine} dine, {earn_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Dine {vip_dines} times in a calendar year. The {tier_vip} rate starts with that dine and lasts to the end of the following year.',
            },
          },
          {
            type: 'text',
            fields: { text_mobile: 'A quick lunch before a flight counts as much as a long dinner at home. Your account keeps the count.' },
          },
          { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'See dines left', url: '/account/overview' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'Until then, turn on our email in your profile: {tier_select} members earn {earn_select}.' },
          },
        ],
        disclaimer: 'A dine counts when it earns miles. Several bills at one restaurant on one day each count.',
      },
    },
    {
      slug: 'cards-you-carry',
      status: 'published',
      fields: {
        url: '/earn/cards-you-carry',
        browser_title: 'Cards to link | AAdvantage Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Link the cards you travel with' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Personal or business, credit or debit: link the cards that you pay restaurants with. As many as {max_cards} can earn for one AAdvantage® account.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See my cards', url: '/account/manage_cards' } },
          { type: 'title', fields: { text_mobile: 'One program for each card' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Another dining program may already have your card. If so, we tell you when you add it.',
            },
          },
        ],
        side_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'This site never stores your card number. It goes straight to the card vault; we see its last four digits.',
            },
          },
        ],
        disclaimer: 'A bill paid with a PIN, a gift card or a delivery app earns no miles.',
      },
    },
    {
      slug: 'when-miles-post',
      status: 'published',
      fields: {
        url: '/earn/when-miles-post',
        browser_title: 'When miles post | AAdvantage Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'When your miles post' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'A dine appears in your recent activity as processing once the card network has reported it. The miles are usually awarded {award_days} days later.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile: 'If a dine did not earn, the entry gives the reason: the day, the hour, or the restaurant’s monthly limit.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See recent activity', url: '/account/recent_activity' } },
        ],
        disclaimer: 'A refund takes back the miles of the bill that it belongs to.',
      },
    },
    {
      slug: 'welcome-bonus',
      status: 'published',
      fields: {
        url: '/earn/new-member-bonus',
        browser_title: 'Welcome bonus | AAdvantage Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Welcome bonus: {new_member_bonus}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Join, link a card, and spend {new_member_spend} at participating restaurants within {new_member_days} days. The bonus posts once, on top of what each dine earns.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Bonus already active? Your account shows how much is left to spend.' } }],
        disclaimer: 'One welcome bonus per AAdvantage® account. Activate it in your account before you dine.',
      },
    },
    {
      slug: 'holiday-table',
      status: 'draft',
      fields: {
        url: '/earn/holiday-table',
        browser_title: 'The holiday table | AAdvantage Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Dinner with the whole family' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'A dinner for eight earns more than a dinner for two, and one card is enough. Reserve early: restaurants fill up in December.',
            },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Restaurants you can reserve', search_string: 'reservations=true' } },
        ],
        disclaimer: 'Your tier when you dine sets the rate.',
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        browser_title: 'Reservations | AAdvantage Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Reserve before you go' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Reserve on the page of a restaurant that shows times. Present a linked card when you pay, and the dinner earns {earn_mine}, the same as without a reservation.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See restaurants with tables', url: '/search?reservations=true' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'To change or cancel, open your reservations in the account. The restaurant’s deadline is stated there.',
            },
          },
        ],
        disclaimer: 'A reservation is an agreement with the restaurant and its booking provider. It does not guarantee miles.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | AAdvantage Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Topgolf, without a bonus' } },
          {
            type: 'text',
            fields: { text_mobile: 'No bonus is paid for an evening at Topgolf. Restaurants on the list earn up to {earn_best}.' },
          },
          { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
        ],
      },
    },
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        url: '/earn/this-is-big',
        unlisted: true,
        browser_title: 'This is big | AAdvantage Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'This campaign is not running' } },
          {
            type: 'text',
            fields: { text_mobile: 'Your dines earn {earn_mine}, as before.' },
          },
          { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
