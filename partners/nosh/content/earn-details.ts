import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        url: '/earn/this-is-big',
        browser_title: 'Cash back is here | Neighborhood Nosh',
        banner_text: [{ type: 'title', fields: { text_mobile: 'It’s real money, and it’s yours' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Eat around the corner, pay with your linked card, and part of the bill comes back. When your balance gets to {credit_from}, the whole of it goes onto your card. You don’t fill in a thing.',
            },
          },
          {
            type: 'text',
            fields: { text_mobile: 'Everybody starts at {earn_basic}. Our emails make it {earn_select}, and regulars get {earn_vip}.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How you get paid', url: '/earn/statement-credit' } },
        ],
        side_column: [
          { type: 'title', fields: { text_mobile: 'Where’s my balance?' } },
          { type: 'text', fields: { text_mobile: 'It’s in your account, with every bill that went into it.' } },
        ],
        disclaimer: 'Cash back is paid in US dollars, and there’s nothing to convert.',
      },
    },
    {
      slug: 'statement-credit',
      status: 'published',
      fields: {
        url: '/earn/statement-credit',
        browser_title: 'How you get paid | Neighborhood Nosh',
        image: '/images/cuisines/pizza/a?width=600&height=375',
        image_mobile: '/images/cuisines/pizza/a?width=500&height=313',
        image_mobile_alt_text: 'A slice of pepperoni pizza on a white plate, a glass of beer to the left',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Paid out from {credit_from}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Cash back from each bill adds up in your balance. At {credit_from} the whole of it goes onto the statement of the card you used last. There is nothing to ask for.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Your history shows each credit beside the bills it came from.' } }],
        disclaimer: 'Your bank may take a few days to show a credit. A refund of a bill takes its cash back with it.',
      },
    },
    {
      slug: 'regulars',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'Become VIP | Neighborhood Nosh',
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} dinners make you {tier_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'With that many dinners in a calendar year you are {tier_vip}: {earn_vip}, until the end of the next year.',
            },
          },
          { type: 'text', fields: { text_mobile: 'Same place every Friday? That counts. So does somewhere new each time.' } },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'Breakfast and lunch count as dinners here, as long as they paid cash back.',
      },
    },
    {
      slug: 'which-card',
      status: 'published',
      fields: {
        url: '/earn/which-card',
        browser_title: 'Which card to link | Neighborhood Nosh',
        banner_text: [{ type: 'title', fields: { text_mobile: 'The card in your wallet will do' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Credit or debit, the bank doesn’t matter. Please sign or tap, and use no PIN. We can’t see a bill that was paid with a PIN.',
            },
          },
          { type: 'text', fields: { text_mobile: 'Keep your card’s own points. Our cash back comes on top.' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Changing banks? Link the new card before you cancel the old one.' } }],
        disclaimer: 'One card pays you back in one dining program at a time.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | Neighborhood Nosh',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Golf’s not our thing' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'We’re about the places around the corner, so there’s nothing extra for golf. The noodle shop next to it might be on the list.',
            },
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
        browser_title: 'New members | Neighborhood Nosh',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Just joined?' } },
          {
            type: 'text',
            fields: { text_mobile: 'There’s no welcome money. Your first bill gives you {earn_basic}, and so does the next one.' },
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
        browser_title: 'Reservations | Neighborhood Nosh',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Want a table?' } },
          { type: 'text', fields: { text_mobile: 'Just give the place a call. You’ll see the number when you open its page.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
