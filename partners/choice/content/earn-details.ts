import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'road-trip',
      status: 'published',
      fields: {
        url: '/road-trip',
        browser_title: 'Road-trip tips | Choice Privileges Eat & Earn',
        image: '/images/cuisines/diner/c?width=600&height=375',
        image_mobile: '/images/cuisines/diner/c?width=500&height=313',
        image_mobile_alt_text: 'A cheeseburger on a white plate, fries above it and a lemon below',
        image_x_position: 'right',
        image_y_position: 'bottom',
        enable_banner: true,
        include_prospect_email: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Points from coast to coast' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Look up the next town before you drive. Every restaurant on the list shows its hours, its days and its points, so you can choose before you leave the highway.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile: 'Pay at the table or the counter with your linked card. A meal in Maine counts just like one near your home.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Gas for the car doesn’t count. Dinner for the kids does.' } }],
        disclaimer: 'Meals charged to your room are paid to the hotel, so they don’t earn here.',
      },
    },
    {
      slug: 'what-counts',
      status: 'published',
      fields: {
        url: '/earn/what-counts',
        browser_title: 'What counts as a meal | Choice Privileges Eat & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: 'What counts as a meal?' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Pancakes at the counter, a burger at the bar, a long dinner with dessert: if the restaurant’s on our list and you pay with your linked card, it earns {earn_mine}.',
            },
          },
          {
            type: 'text',
            fields: { text_mobile: 'Some restaurants sit out a day or a mealtime. It’s on their page, so take a look before you pull in.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'Gift cards, delivery apps and PINs hide a payment from us, so those meals don’t earn.' },
          },
        ],
        disclaimer: 'Eat in, and the tax and the tip earn points, too.',
      },
    },
    {
      slug: 'which-card',
      status: 'published',
      fields: {
        url: '/earn/which-card',
        browser_title: 'Which card to link | Choice Privileges Eat & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Which card should you link?' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'The one you reach for when the check comes. Credit’s fine, debit’s fine, and there’s room for {max_cards} of them.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See my cards', url: '/account/manage_cards' } },
          { type: 'title', fields: { text_mobile: 'Linked it somewhere else?' } },
          {
            type: 'text',
            fields: { text_mobile: 'It can only be on one dining program’s list. Take it off the other one first, then link it here.' },
          },
        ],
        disclaimer: 'We never see the full number. It goes to the card vault, and we get the last four digits.',
      },
    },
    {
      slug: 'text-me',
      status: 'published',
      fields: {
        url: '/earn/text-me',
        browser_title: 'Texts when you earn | Choice Privileges Eat & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: 'A text when you’ve earned' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Add your mobile number, check the box below it, and we’ll text you when a meal has earned. It can be a few days down the road, once the card network has told us about the meal.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Add my number', url: '/account/user_profile' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Stuck? Text HELP to {sms_short_code_link}.' } }],
        disclaimer: 'What a text costs depends on your phone plan. Reply STOP to end the texts; you earn without them, too.',
      },
    },
    {
      slug: 'pie-season',
      status: 'draft',
      fields: {
        url: '/earn/pie-season',
        browser_title: 'Pie season | Choice Privileges Eat & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Pie season is here' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'Apple in Vermont, pecan in Georgia, key lime in Florida. Eat your way south and earn points for every slice.',
            },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Diners that serve pie', search_string: 'restaurantOrCuisine=Diner' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'Whole pies to go count, too, if you pay at the counter.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | Choice Privileges Eat & Earn',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Topgolf? Not this time' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'A round at Topgolf doesn’t earn a bonus. The burger place down the road might earn {earn_mine}, so look it up.',
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
        browser_title: 'New members | Choice Privileges Eat & Earn',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No sign-up bonus' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'We don’t hand out points for signing up. Link a card, and your next meal at a restaurant on the list earns {earn_basic}.',
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
        browser_title: 'VIP | Choice Privileges Eat & Earn',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Looking for VIP?' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'We haven’t got one. Check the email box and you’re {tier_select}, and {earn_select} is the most there is to earn.',
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
        browser_title: 'Reservations | Choice Privileges Eat & Earn',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Saving a table' } },
          {
            type: 'text',
            fields: { text_mobile: 'You can’t book a table here, so give the restaurant a ring. Its number’s on its page.' },
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
        browser_title: 'This is big | Choice Privileges Eat & Earn',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Nothing this big right now' } },
          {
            type: 'text',
            fields: { text_mobile: 'We’ve got no deal by that name. Breakfast, lunch and dinner still earn, one stop after another.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
