import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'your-cards',
      status: 'published',
      fields: {
        url: '/earn/your-cards',
        browser_title: 'The cards we know | Eat Around Town by Marriott Bonvoy',
        banner_text: [{ type: 'title', fields: { text_mobile: 'The cards we know' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'A card that you keep with your Marriott Bonvoy® account appears among your linked cards without being typed. Confirm it, and the next evening earns {earn_mine}. Other cards are linked by hand.',
            },
          },
          { type: 'link', fields: { text_mobile: 'My linked cards', url: '/account/manage_cards' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'We receive the last four digits of a card. The number itself rests in the card vault.' },
          },
        ],
        disclaimer: 'A card is active in one dining program at a time. Bills settled by PIN or gift card cannot be recognized.',
      },
    },
    {
      slug: 'vip',
      status: 'published',
      fields: {
        url: '/earn/vip',
        browser_title: 'VIP standing | Eat Around Town by Marriott Bonvoy',
        image: '/images/cuisines/seafood/3?width=600&height=375',
        image_mobile: '/images/cuisines/seafood/3?width=500&height=313',
        image_mobile_alt_text: 'A whole lobster, dressed red, on a white plate with a leaf of green',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        include_welcome_message: true,
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} evenings, and {earn_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                '{tier_vip} standing begins with the {vip_dine} evening of a calendar year and ends with the year after it. Luncheons, we are told, are counted as evenings.',
            },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Rooms for such an evening', search_string: 'priceRange=4' } },
          { type: 'button', fields: { text_mobile: 'Consult the list', url: '/search' } },
        ],
        disclaimer: 'Counted are bills that earn points. Two bills at one address on one day count as two.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
