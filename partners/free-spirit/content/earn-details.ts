import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'vip',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'Top rate | Free Spirit Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} dines. Then {earn_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Eat out {vip_dines} times in one calendar year. From that dine on you are {tier_vip}, and you stay it until the next year is over. A sandwich counts as much as a steak.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [
          { type: 'title', fields: { text_mobile: 'Not there yet?' } },
          {
            type: 'text',
            fields: { text_mobile: 'Email on gets you {earn_select} from your next dine. It is one switch in your profile.' },
          },
        ],
        disclaimer: 'Only dines that earn are counted: linked card, place on the list, on a day it takes part.',
      },
    },
    {
      slug: 'what-counts',
      status: 'published',
      fields: {
        url: '/earn/what-counts',
        browser_title: 'What counts | Free Spirit Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'What counts. What does not' } }],
        main_column: [
          { type: 'title', fields: { text_mobile: 'Counts' } },
          { type: 'text', fields: { text_mobile: 'The whole bill. Tax. Tip. The second dessert.' } },
          { type: 'title', fields: { text_mobile: 'Does not' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Cash. A PIN. A gift card. A delivery app. A day when the place takes no part. Its page lists the days.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See my dines', url: '/account/recent_activity' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'No points for a dine? Your history says why. In one line.' } }],
        disclaimer: 'A place may stop paying after so many visits a month. Its page shows the number.',
      },
    },
    {
      slug: 'free-spirit-card',
      status: 'published',
      fields: {
        url: '/free-spirit-card',
        browser_title: 'No new card | Free Spirit Dining',
        image: '/images/cuisines/burgers/d?width=600&height=375',
        image_mobile: '/images/cuisines/burgers/d?width=500&height=313',
        image_mobile_alt_text: 'A red box of french fries on a plate, a chili to the left, a beer to the right',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'No new card. Use yours' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Link a card you carry, credit or debit. We add {currency} for the dine; you also keep whatever your card pays for spending.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'A card cannot earn in several dining programs at once. Paid by PIN, gift card or delivery app? We cannot see it.',
      },
    },
    {
      slug: 'red-eye',
      status: 'draft',
      fields: {
        url: '/earn/red-eye',
        browser_title: 'Food at 2 a.m. | Free Spirit Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Landed late? Eat' } }],
        main_column: [
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Open late', search_string: 'mealsServed=Late+night' },
          },
          { type: 'text', fields: { text_mobile: 'Noon or midnight, you get the same rate.' } },
        ],
        disclaimer: 'The restaurant sets its hours. Check before you go.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | Free Spirit Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Topgolf: no bonus' } },
          { type: 'text', fields: { text_mobile: 'Golf balls earn nothing. Food does.' } },
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
        browser_title: 'New members | Free Spirit Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Join bonus: none' } },
          { type: 'text', fields: { text_mobile: 'We pay nothing for joining. We charge nothing for it. Eat, and you get {earn_basic}.' } },
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
        browser_title: 'Reservations | Free Spirit Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Need a table? Call' } },
          { type: 'text', fields: { text_mobile: 'We don’t book tables. The place’s page has its number.' } },
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
        browser_title: 'This is big | Free Spirit Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Nothing big here' } },
          { type: 'text', fields: { text_mobile: 'There’s no such deal right now. Just points for food.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
