import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'keep-in-touch',
      status: 'published',
      fields: {
        url: '/earn/keep-in-touch',
        browser_title: 'Keep in touch | Rapid Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Turn on email, earn {earn_select}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Turn on email in your profile and you’re {tier_select}, starting with your next meal. We’d love to stay in touch, and you’d earn more for it.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        side_column: [
          { type: 'title', fields: { text_mobile: 'Changed your mind?' } },
          { type: 'text', fields: { text_mobile: 'Turn email off in your profile. You still earn {earn_basic}.' } },
        ],
        disclaimer: 'The rate you have when you pay is the one that counts.',
      },
    },
    {
      slug: 'potluck',
      status: 'published',
      fields: {
        url: '/earn/potluck',
        browser_title: 'Dinner for a crowd | Rapid Rewards Dining',
        image: '/images/cuisines/barbecue/c?width=600&height=375',
        image_mobile: '/images/cuisines/barbecue/c?width=500&height=313',
        image_mobile_alt_text: 'A rib of beef on the bone on a white plate, with a chili pepper above and a beer below',
        image_x_position: 'left',
        image_y_position: 'bottom',
        enable_banner: true,
        include_prospect_email: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Dinner for a crowd? Pay it all' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Points go to the member who pays, on the whole check. So pay for everyone, and let your friends pay you back: {earn_mine}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'Split checks earn for each member who pays a part with a linked card.',
      },
    },
    {
      slug: 'good-to-know',
      status: 'published',
      fields: {
        url: '/earn/good-to-know',
        browser_title: 'Good to know | Rapid Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'A few things before you eat' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Not every place joins in every day. Its page tells you which days are good, and there’s a plain yes or no for tonight.',
            },
          },
          {
            type: 'text',
            fields: { text_mobile: 'We can’t see cash, gift cards, delivery apps or anything with a PIN. Sign or tap, and you’re fine.' },
          },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Didn’t earn on a meal? Your history has the reason right next to it.' } }],
      },
    },
    {
      slug: 'reunion',
      status: 'draft',
      fields: {
        url: '/earn/reunion',
        browser_title: 'Family reunion | Rapid Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Dinner with the cousins' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'Pick a place with room for everyone, and pay the whole check with one linked card.',
            },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Barbecue', search_string: 'restaurantOrCuisine=Barbecue' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Does someone pay in cash? Cash doesn’t earn.' } }],
        disclaimer: 'Private events that are billed by invoice don’t earn.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | Rapid Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Golf with friends?' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Have a great time at Topgolf, just don’t expect extra points from us. Dinner from the list does earn.',
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
        browser_title: 'New members | Rapid Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'New around here?' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'There’s no bonus for signing up. You’re welcome to start earning {earn_basic} with your next dinner, though.',
            },
          },
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
        browser_title: 'VIP | Rapid Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'All about {tier_select}' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'VIP isn’t one of our tiers. Turn on email and you’re {tier_select}, at {earn_select}: that’s the best we have.',
            },
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
        browser_title: 'Reservations | Rapid Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Saving seats' } },
          {
            type: 'text',
            fields: { text_mobile: 'We can’t hold a table for you on this site. Call the restaurant, and mention how many are coming.' },
          },
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
        browser_title: 'This is big | Rapid Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Just dinner today' } },
          { type: 'text', fields: { text_mobile: 'There’s no special offer by this name. Dinner earns as usual.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
