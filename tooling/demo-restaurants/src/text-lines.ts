import type { Kind } from './cuisines.ts'

type Lines = readonly [string, ...string[]]

export const OPENINGS: Lines = [
  '{name} has fed {area} since {year}, and the room still fills with neighbors by seven.',
  'On {street}, {name} keeps a short menu and changes it when the market does.',
  '{name} started with six stools and a borrowed stove; the recipes have not moved since.',
  'A family kitchen in {area}, now in its second generation.',
  'Tucked just off {street}, {name} is the kind of place that locals hesitate to recommend, for fear of losing their table.',
  'Opened in {year} by two line cooks who wanted a room of their own.',
  'There is nothing hurried about {name}: bread comes first, then the stories.',
  '{name} took over an old hardware store on {street} and kept the counter.',
  'What began as a weekend pop-up in {area} has had its own front door since {year}.',
  '{name} cooks the way its owners do at home, only with a bigger stove.',
  'Bright by day, candlelit by night, {name} has anchored this corner of {area} for {years} years.',
  'The sign is small and the welcome is not.',
  '{name} is a neighborhood place first: first names, generous pours, no rush.',
  'Three siblings run {name}; one cooks, one pours, one remembers your order.',
  'Set in a former bank on {street}, {name} has high ceilings and a low-key kitchen.',
  'After {years} years on {street}, {name} still makes everything from scratch each morning.',
]

export const DISH_LINES: Lines = [
  'Come for {d1} and {d2}; stay for {d3}.',
  'The kitchen is known for {d1}, and regulars will tell you not to skip {d2}.',
  'Start with {d1}, share {d2}, and leave room for {d3}.',
  '{d1} and {d2} never leave the menu; the rest follows the season.',
  'Most tables order {d1}, and nobody shares {d2}.',
  'Look for {d1} on the board by the door, and for {d2} at the end of the week.',
  'Its reputation rests on {d1}; {d2} deserves as much.',
  '{d1}, {d2} and {d3} are what people drive across town for.',
  'The short answer is {d1}. The longer one includes {d2} and {d3}.',
  'Ask for {d1} even when it is not listed, and pair it with {d2}.',
]

export const CLOSINGS: Readonly<Record<Kind, Lines>> = {
  restaurant: [
    'Families come early, dates come late, and there is a table for both.',
    'Reservations help on weekends; walk-ins do fine the rest of the week.',
    'The patio opens with the first warm evening.',
    'Portions are made for sharing, and the staff will pack what you cannot finish.',
  ],
  fine: [
    'Service is attentive without hovering, and the wine list rewards a question.',
    'Book ahead, dress as you like, and give it the evening.',
    'The tasting menu changes monthly; the counter seats watch it happen.',
    'Quiet enough to hear each other, which is the point.',
  ],
  bistro: [
    'Sit at the bar for a glass and a small plate, or settle in for three courses.',
    'Lunch is quick, dinner is not, and both are worth it.',
    'The room is snug, the chairs are comfortable, and the music stays low.',
    'A chalkboard lists the wines by the glass, all under the counter.',
  ],
  counter: [
    'Order at the window and listen for your name.',
    'The line moves fast, and there are stools along the glass.',
    'Most people take it to go; the few tables out front are worth the wait.',
    'Lunch is the busy hour: come before noon or after one.',
  ],
  cafe: [
    'There are outlets, good light, and no hurry.',
    'Beans are roasted in small lots, and the pastry case empties by noon.',
    'Bring a book or a friend; both get a refill.',
    'The back garden is dog-friendly and shaded.',
  ],
  breakfast: [
    'The coffee is bottomless and the line on Sunday is friendly.',
    'Doors open early for the first shift, and brunch runs long on weekends.',
    'Everything comes with home fries unless you say otherwise.',
    'Booths by the window go first.',
  ],
  bakery: [
    'The ovens start at four and the best things are gone by ten.',
    'Call ahead for a whole loaf; the rest is first come, first served.',
    'Two small tables, strong coffee, and a case that changes daily.',
  ],
  bar: [
    'The kitchen stays open late, and the game is on in the back room only.',
    'There is trivia on Tuesdays and live music when someone brings a guitar.',
    'Come for one, order a plate, and find it is midnight.',
    'Bartenders here read the room, and the menu reads well too.',
  ],
  grill: [
    'You will smell the wood smoke from the corner.',
    'The grill faces the dining room, and the best seats face the grill.',
    'Big tables, cold drinks, and sides meant to be passed.',
    'Come hungry and bring company.',
  ],
}

/** By stars. */
export const REVIEWS: Readonly<Record<number, Lines>> & { readonly 4: Lines } = {
  5: [
    'We came for {d1} and ended up ordering half the menu. Not one miss.',
    'Best {d1} in {area}, and I have tried them all.',
    'Booked for a birthday. They remembered, the table was perfect, and {d2} was the dish of the night.',
    'Third visit this month. Nothing else to say, except order {d2}.',
    'Warm welcome, careful cooking, fair bill. This is our place now.',
    'Our server steered us to {d1} and was right.',
    'Linked my card, ate very well, got my rewards two days later. Easy.',
  ],
  4: [
    '{d1} was excellent. A bit loud by eight, so go early.',
    'Really good food, friendly people. The wait was twenty minutes on a Friday.',
    'Solid all round. {d2} could have been hotter, {d1} made up for it.',
    'A good neighborhood spot. I would come back for {d3} alone.',
    'Great service and a short menu done well. Parking on {street} is a puzzle.',
    'Took my parents, everyone found something. Dessert was the surprise.',
  ],
  3: [
    'Fine, not more. {d1} was good, the sides less so.',
    'Food was nice, but our starters and mains arrived together.',
    'Decent for the price. I would pick {d2} over {d1} next time.',
    'Pleasant room, uneven kitchen. Will give it another try.',
  ],
  2: [
    'Slow night, it seems: forty minutes for {d1}, and it came lukewarm. They did apologize and took it off the bill.',
    'Loved it last year, less so this time. {d2} was oversalted.',
    'Too crowded to enjoy. The food was all right.',
  ],
}

export const REVIEWERS: Lines = [
  'Dana R.',
  'Marcus T.',
  'Priya S.',
  'Elena V.',
  'Jordan K.',
  'Sam W.',
  'Theresa M.',
  'Luis G.',
  'Hannah B.',
  'Andre P.',
  'Mei L.',
  'Chris D.',
  'Fatima A.',
  'Grace O.',
  'Peter N.',
  'Rosalind C.',
  'Tom H.',
  'Yuki I.',
  'Beth E.',
  'Carlos J.',
  'Ingrid F.',
  'Noah Z.',
  'Aisha U.',
  'Will Y.',
]

export const EVENTS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Winemaker dinner', 'Four courses with a grower who pours and explains. Seats at one long table.'],
  ['Live jazz trio', 'Two sets from seven, no cover. The full menu is served.'],
  ['Half-price bottles', 'Every bottle under eighty dollars at half its price, while they last.'],
  ['Cooking class', 'Make three dishes with the chef, then sit down and eat them.'],
  ['Trivia night', 'Six rounds, small prizes, large snacks. Teams up to six.'],
  ['Neighborhood brunch', 'One long table, one set menu, a share of the bill for the food bank.'],
]
