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
            fields: { text_mobile: 'From that check on you collect {earn_basic}, and {earn_select} once our email is on.' },
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
        browser_title: 'Email from us | Caesars Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Email, and a higher rate' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Accepting our email makes you {tier_select}. You then collect {earn_select} where others collect {earn_basic}, on the same check and at the same restaurant.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Open my profile', url: '/account/user_profile' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Nothing else is asked of you. The new rate begins with your next check.' } }],
        disclaimer: 'Turn email off whenever you wish; the rate of {tier_basic} then applies from your next check.',
      },
    },
    {
      slug: 'the-check',
      status: 'published',
      fields: {
        url: '/earn/the-check',
        browser_title: 'One check, one card | Caesars Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'One check, one card' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'When a party dines together, kindly ask for a single check and pay it with your linked card. Tax and gratuity are counted with the rest.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile:
                'A few restaurants take part on certain days or at certain hours. Their pages list them, so that you know before you are seated.',
            },
          },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Should a check collect nothing, your history states why.' } }],
        disclaimer: 'A part of the check that is paid in another way collects nothing.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | Caesars Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Topgolf' } },
          {
            type: 'text',
            fields: { text_mobile: 'We regret that an evening at Topgolf collects nothing extra. A check from our list does collect.' },
          },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'new-member-bonus',
      status: 'published',
      fields: {
        url: '/earn/new-member-bonus',
        unlisted: true,
        browser_title: 'New members | Caesars Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'For new members' } },
          { type: 'text', fields: { text_mobile: 'We give no gift for joining. Your very first check collects {earn_basic}.' } },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'vip-upgrade',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        unlisted: true,
        browser_title: 'VIP | Caesars Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Our highest tier' } },
          {
            type: 'text',
            fields: { text_mobile: 'This program ends at {tier_select}, for which email is enough. Its members collect {earn_select}.' },
          },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        unlisted: true,
        browser_title: 'Reservations | Caesars Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Reservations' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'This site takes no reservations. Kindly call the restaurant; you find its telephone number on its page.',
            },
          },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        url: '/earn/this-is-big',
        unlisted: true,
        browser_title: 'This is big | Caesars Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No promotion at present' } },
          {
            type: 'text',
            fields: { text_mobile: 'No promotion of ours has this name. What you collect with each check remains the same.' },
          },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
