import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'welcome-bonus',
      status: 'published',
      fields: {
        url: '/earn/welcome-bonus',
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
      slug: 'vip',
      status: 'published',
      fields: {
        url: '/earn/vip',
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
          { type: 'link', fields: { text_mobile: 'See participating restaurants', url: '/search' } },
        ],
        disclaimer: 'A dine counts when it earns miles. Several bills at one restaurant on one day each count.',
      },
    },
    {
      slug: 'cards-you-carry',
      status: 'published',
      fields: {
        url: '/earn/cards-you-carry',
        browser_title: 'Your cards | AAdvantage Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Already on your list' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'The cards on your AAdvantage® account are listed here from the start. Confirm the ones that you dine with.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See my cards', url: '/account/manage_cards' } },
          { type: 'title', fields: { text_mobile: 'One program for each card' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Each card earns in one dining program at a time. If yours is linked elsewhere, we tell you when you add it.',
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
        disclaimer: 'You can link as many as {max_cards} cards.',
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
        disclaimer: 'The rate is that of your tier on the day of the dinner.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
