import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'first-evening',
      status: 'published',
      fields: {
        url: '/earn/first-evening',
        browser_title: 'Your first dinner | Caesars Rewards Dining',
        image: '/images/cuisines/oyster-bar/a?width=600&height=375',
        image_mobile: '/images/cuisines/oyster-bar/a?width=500&height=313',
        image_mobile_alt_text: 'An open oyster on a white plate, with fries and a leaf of green beside it',
        image_x_position: 'left',
        image_y_position: 'center',
        enable_banner: true,
        include_welcome_message: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Your first dinner with us' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Link a {house_cards} before you go. Present it when the check comes; you need no code, no coupon and no word to the staff.',
            },
          },
          {
            type: 'text',
            fields: { text_mobile: 'From that check on you collect {earn_basic}, and {earn_select} once our e-mail is on.' },
          },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'Dining in company? The member who pays with a linked card collects on the whole check.' },
          },
        ],
        disclaimer: 'You collect nothing on a check paid with cash, a gift card or a card that is not linked.',
      },
    },
    {
      slug: 'letters',
      status: 'published',
      fields: {
        url: '/earn/letters',
        browser_title: 'E-mail from us | Caesars Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'E-mail, and a higher rate' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'We write about new restaurants and about bonuses for you. As our thanks, {tier_select} members, who have e-mail on, collect {earn_select} in place of {earn_basic}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Open my profile', url: '/account/user_profile' } },
        ],
        disclaimer: 'Turn e-mail off whenever you wish; the rate of {tier_basic} then applies from your next check.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
