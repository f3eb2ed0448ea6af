import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'household',
      status: 'published',
      fields: {
        url: '/household',
        browser_title: 'Dining as a household | TrueBlue Dining',
        image: '/images/cuisines/dim-sum/a?width=600&height=375',
        image_mobile: '/images/cuisines/dim-sum/a?width=500&height=313',
        image_mobile_alt_text: 'A plump dumpling on a white plate, with a cup of tea to the left and a chili to the right',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'More than one of you? Take turns' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Everyone joins with a TrueBlue® number and links a card of their own. Whoever pays for dinner earns the points for it, so it pays to take turns.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [
          { type: 'title', fields: { text_mobile: 'Can we share a card?' } },
          { type: 'text', fields: { text_mobile: 'No, each of you links your own.' } },
        ],
        disclaimer: 'A card can be linked by one member only. Each member earns at the rate of their own tier.',
      },
    },
    {
      slug: 'split-it',
      status: 'published',
      fields: {
        url: '/earn/split-it',
        browser_title: 'Splitting the bill | TrueBlue Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Splitting the bill? Everyone earns' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Each of you who pays a part with a linked card earns on that part. It’s the same rate as for a whole bill: {earn_mine}.',
            },
          },
          { type: 'text', fields: { text_mobile: 'Paying for the group? Then the points for all of it are yours.' } },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'A part that’s paid in cash or with a gift card earns nothing.',
      },
    },
    {
      slug: 'know-before',
      status: 'published',
      fields: {
        url: '/earn/know-before',
        browser_title: 'Know before you go | TrueBlue Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Know before you go' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Every restaurant’s page answers one question first: will tonight’s dinner earn? You’ll see its days, its hours and any monthly limit right there.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Check a restaurant', url: '/search' } },
        ],
        side_column: [
          { type: 'text', fields: { text_mobile: 'Points show up within {award_days} days or so. Until then it says “processing”.' } },
        ],
        disclaimer: 'Pay with a PIN and we can’t see the bill, so tap or sign.',
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        browser_title: 'Reserve a table | TrueBlue Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Book a table right here' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Where you see a time on a restaurant’s page, you can book it there. Go, eat, pay with your linked card: {earn_mine}, booked or not.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Restaurants that take bookings', url: '/search?reservations=true' } },
        ],
        disclaimer: 'The restaurant’s booking service keeps the table. Changed your mind? Move or cancel it in your account.',
      },
    },
    {
      slug: 'first-bite',
      status: 'draft',
      fields: {
        url: '/earn/first-bite',
        browser_title: 'First bite | TrueBlue Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Points from your very first bite' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'New here? Start small. A bagel on the way to the airport earns {earn_basic}, and you’ll see how it works.',
            },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Cafes', search_string: 'restaurantOrCuisine=Cafe' } },
        ],
        disclaimer: 'Shops inside the terminal don’t take part.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | TrueBlue Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Topgolf? No bonus' } },
          { type: 'text', fields: { text_mobile: 'Swing away, just not for points. They come from food at the places on our list.' } },
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
        browser_title: 'New members | TrueBlue Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No bonus for joining' } },
          { type: 'text', fields: { text_mobile: 'We don’t have one, sorry. Your first meal does earn {earn_basic}, though.' } },
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
        browser_title: 'VIP | TrueBlue Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Is there a VIP tier?' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'There isn’t. {tier_select} is the top, you get there by turning our email on, and it earns {earn_select}.',
            },
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
        browser_title: 'This is big | TrueBlue Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'That’s not on right now' } },
          { type: 'text', fields: { text_mobile: 'We’ve no offer by this name. You’ll find the current ones below.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
