import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'the-ledger',
      status: 'published',
      fields: {
        url: '/earn/the-ledger',
        browser_title: 'How to read your history | TGBK Cash Back Dining',
        image: '/images/cuisines/sandwiches/c?width=600&height=375',
        image_mobile: '/images/cuisines/sandwiches/c?width=500&height=313',
        image_mobile_alt_text: 'A stacked sandwich, with a tomato and a glass of beer beside its plate',
        image_x_position: 'right',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'How to read your history' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Each entry names the restaurant, the day, the total and the amount returned. An entry that returned nothing says why.',
            },
          },
          {
            type: 'text',
            fields: { text_mobile: 'Entries appear as processing at first, and are usually final {award_days} days later.' },
          },
          { type: 'link', fields: { text_mobile: 'Open my history', url: '/account/recent_activity' } },
        ],
        disclaimer: 'Bills paid by PIN, by gift card or through a delivery service do not earn cash back.',
      },
    },
    {
      slug: 'the-percentage',
      status: 'published',
      fields: {
        url: '/earn/the-percentage',
        browser_title: 'How a bill is worked out | TGBK Cash Back Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'How a bill is worked out' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Total, with tax and tip, times your percentage, rounded to the cent. For {tier_basic} that is {earn_basic}; for {tier_select}, with our email on, {earn_select}.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile:
                'Some restaurants count a number of visits, or an amount, per month. What goes beyond it pays nothing; the page of the restaurant shows how much is left.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'A refund is worked out in the same way, with a minus sign.' } }],
        disclaimer: 'Your tier on the date of the bill determines the percentage.',
      },
    },
    {
      slug: 'first-bill',
      status: 'published',
      fields: {
        url: '/earn/new-member-bonus',
        browser_title: 'The first bill | TGBK Cash Back Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'The first bill pays {new_member_bonus}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Open an account, link a card, activate the bonus, and eat at any listed restaurant within {new_member_days} days. Your first bill there is credited with {new_member_bonus}, whatever it came to.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Was the first bill a coffee? It counts the same as a dinner.' } }],
        disclaimer: 'One bonus for each member. A bill that is refunded in full does not count.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | TGBK Cash Back Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Topgolf pays nothing extra' } },
          { type: 'text', fields: { text_mobile: 'The percentages apply to bills of listed restaurants.' } },
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
        browser_title: 'VIP | TGBK Cash Back Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'The higher percentage' } },
          {
            type: 'text',
            fields: { text_mobile: 'The program has no VIP tier. The higher percentage is {earn_select}, for members with email on.' },
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
        browser_title: 'Reservations | TGBK Cash Back Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Reservations: by phone' } },
          { type: 'text', fields: { text_mobile: 'Nothing is booked through this site. The number of a restaurant is on its page.' } },
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
        browser_title: 'This is big | TGBK Cash Back Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Nothing to add' } },
          { type: 'text', fields: { text_mobile: 'No offer is recorded under this name. Bills are worked out as before.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
