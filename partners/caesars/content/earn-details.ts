import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'first-evening',
      status: 'published',
      fields: {
        url: '/earn/first-evening',
        browser_title: 'Your first evening | Caesars Rewards Dining',
        image: '/images/cuisines/oyster-bar/a?width=600&height=375',
        image_mobile: '/images/cuisines/oyster-bar/a?width=500&height=313',
        image_mobile_alt_text: 'An open oyster on a white plate, with fries and a leaf of green beside it',
        image_x_position: 'left',
        image_y_position: 'center',
        enable_banner: true,
        include_welcome_message: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Your first evening with us' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Link a {house_cards} before you go. Present it when the check comes; a code, a coupon or a word to the staff is not required.',
            },
          },
          {
            type: 'text',
            fields: { text_mobile: 'From that check on you collect {earn_basic}, and {earn_select} once our letters may reach you.' },
          },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
        side_column: [
          { type: 'text', fields: { text_mobile: 'Dining in company? Whoever settles with a linked card collects for the whole table.' } },
        ],
        disclaimer: 'A check settled with cash, a gift card or a card that is not linked collects nothing.',
      },
    },
    {
      slug: 'letters',
      status: 'published',
      fields: {
        url: '/earn/letters',
        browser_title: 'Letters from the house | Caesars Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Letters from the house' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'We write about new tables and about bonuses that are meant for you. As our thanks for reading, {tier_select} members collect {earn_select} in place of {earn_basic}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Open my profile', url: '/account/user_profile' } },
        ],
        disclaimer: 'Stop the letters whenever you wish; the rate of {tier_basic} then applies from your next check.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
