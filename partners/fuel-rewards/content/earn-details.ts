import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'by-the-gallon',
      status: 'published',
      fields: {
        url: '/earn/by-the-gallon',
        browser_title: 'By the gallon | Fuel Rewards Dining',
        image: '/images/cuisines/burgers/a?width=600&height=375',
        image_mobile: '/images/cuisines/burgers/a?width=500&height=313',
        image_mobile_alt_text: 'A hot dog in a bun on a white plate, a lemon to the left, a beer to the right',
        image_x_position: 'left',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Lunch, in cents per gallon' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Spend {fuel_step} at places on the list and {fuel_cents} comes off each gallon of a fill-up. Whatever is left over counts toward the next {fuel_step}.',
            },
          },
          { type: 'text', fields: { text_mobile: 'A few lunches, a dinner, a coffee: they all add up.' } },
          { type: 'button', fields: { text_mobile: 'Where to eat', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Snacks from the gas station don’t count.' } }],
        disclaimer: 'The {loyalty} terms say how many gallons a saving covers.',
      },
    },
    {
      slug: 'members-only',
      status: 'published',
      fields: {
        url: '/earn/members-only',
        browser_title: 'Select places | Fuel Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Places for {tier_select} only' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'A few places save for {tier_select} members and no one else. You’re {tier_select} as long as email is on.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        disclaimer: 'Switch email off and those places stop saving. All others still save.',
      },
    },
    {
      slug: 'summer-drive',
      status: 'draft',
      fields: {
        url: '/earn/summer-drive',
        browser_title: 'Summer drive | Fuel Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Eat this week, drive next week' } }],
        main_column: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Pizza for the whole car', search_string: 'restaurantOrCuisine=Pizza' } },
          { type: 'text', fields: { text_mobile: 'Eat out before the trip, then save when you fill up.' } },
          { type: 'button', fields: { text_mobile: 'Where to eat', url: '/search' } },
        ],
        disclaimer: '{loyalty} decides how long savings last.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | Fuel Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Topgolf won’t fill the tank' } },
          {
            type: 'text',
            fields: { text_mobile: 'There’s no bonus for a bucket of balls. Meals at places on the list add up to cents off each gallon.' },
          },
          { type: 'button', fields: { text_mobile: 'Where to eat', url: '/search' } },
        ],
      },
    },
    {
      slug: 'new-member-bonus',
      status: 'published',
      fields: {
        url: '/earn/new-member-bonus',
        unlisted: true,
        browser_title: 'New members | Fuel Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No starter bonus' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'You won’t save for joining alone. Spend {fuel_step} on meals, and it takes {fuel_cents} off each gallon.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Where to eat', url: '/search' } },
        ],
      },
    },
    {
      slug: 'vip-upgrade',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        unlisted: true,
        browser_title: 'VIP | Fuel Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No VIP tier' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'There’s no tier with more cents. {tier_select} adds a few more places, and you get it by turning email on.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Where to eat', url: '/search' } },
        ],
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        unlisted: true,
        browser_title: 'Reservations | Fuel Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Call for a table' } },
          { type: 'text', fields: { text_mobile: 'Booking isn’t something we do. Tap the phone number on a place’s page and ask.' } },
          { type: 'button', fields: { text_mobile: 'Where to eat', url: '/search' } },
        ],
      },
    },
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        url: '/earn/this-is-big',
        unlisted: true,
        browser_title: 'This is big | Fuel Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No deal right now' } },
          { type: 'text', fields: { text_mobile: 'Nothing’s on at this address. Your savings keep adding up, {fuel_step} at a time.' } },
          { type: 'button', fields: { text_mobile: 'Where to eat', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
