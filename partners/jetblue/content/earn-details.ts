import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'household',
      status: 'published',
      fields: {
        url: '/household',
        browser_title: 'Points for the household | TrueBlue Dining',
        image: '/images/cuisines/dim-sum/a?width=600&height=375',
        image_mobile: '/images/cuisines/dim-sum/a?width=500&height=313',
        image_mobile_alt_text: 'A plump dumpling on a white plate, with a cup of tea to the left and a chili to the right',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Keep your points together' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Everyone in the household joins with a TrueBlue® number and links a card of their own. The person who pays earns the points. TrueBlue® can keep the points of a household together; set that up in your TrueBlue® account.',
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
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        browser_title: 'Reserve a table | TrueBlue Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Reserve a table, earn points' } }],
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
        disclaimer: 'Bookings are handled by the restaurant’s own service. Changed your mind? Change it there.',
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
  ],
} as const satisfies ContentFile<'earn_details'>
