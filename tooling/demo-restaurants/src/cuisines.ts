import * as v from 'valibot'

/** The kind of a restaurant: decides its hours, its meals and the wording of its text. */
export const KINDS = ['restaurant', 'fine', 'bistro', 'counter', 'cafe', 'breakfast', 'bakery', 'bar', 'grill'] as const
export type Kind = (typeof KINDS)[number]

/** The culture of the family names and words in a cuisine's restaurant names. */
export const CULTURES = [
  'usa',
  'italian',
  'french',
  'mexican',
  'spanish',
  'japanese',
  'chinese',
  'korean',
  'thai',
  'vietnamese',
  'indian',
  'greek',
  'levantine',
  'persian',
  'african',
  'german',
  'slavic',
  'caribbean',
  'brazilian',
  'southern',
  'irish',
  'filipino',
] as const
export type Culture = (typeof CULTURES)[number]

/**
 * name | culture | weight among all places | kinds | price from 1 to 4 | dishes as in running text | forms of names.
 * In a form, {f} is a family, {g} a given name, {w} a word of the culture, {a} an adjective, {p} a local place and {n} a number.
 */
const TABLE = `
American|usa|90|restaurant grill bistro|2|a smash burger with dill pickles; buttermilk fried chicken; tomato soup with grilled cheese; a wedge salad; meatloaf with brown gravy; skillet cornbread|{w} & {w}; The {a} {w}; {p} Kitchen; {f}'s; {p} Table; {w} House; The {a} Room; {g} & {g}'s
New American|usa|42|bistro restaurant fine|3|roast carrots with whipped feta; pan-seared trout; duck with cherries; charred cabbage; brown butter gnocchi; a chocolate budino|{w}; {w} & {w}; {w} and {w}; Number {n}; {p} Provisions; The {a} {w}; {f} & Daughters
Italian|italian|95|restaurant bistro fine|2|rigatoni alla vodka; cacio e pepe; veal saltimbocca; wild mushroom risotto; eggplant parmigiana; hand-rolled orecchiette; tiramisù|Trattoria {f}; Osteria {w}; {f}'s; Ristorante {f}; Cucina {w}; {g}'s Trattoria; Da {g}; La {w}; Enoteca {w}; Casa {f}
Pizza|italian|80|counter restaurant|1|a blistered Margherita; white pie with ricotta; a square with pepperoni cups; sausage and fennel pizza; garlic knots; clam pie|{g}'s Pizzeria; {f} Brothers Pizza; {p} Pizza; Pizzeria {w}; {w} Slice; {f}'s Apizza; Forno {w}; {w} Pie Company
Mexican|mexican|85|restaurant counter|1|tacos al pastor; cochinita pibil; chile verde; enchiladas suizas; carnitas by the pound; pozole rojo on weekends; churros|Taqueria {w}; {g}'s Cantina; El {w}; La {w}; Casa {f}; Cocina {g}; Los {f}; {f} Taqueria; Mi {w}
Tex-Mex|mexican|20|restaurant grill|2|sizzling fajitas; chile con queso; brisket enchiladas; puffy tacos; frozen margaritas|{g}'s Cantina; Rancho {w}; {p} Cantina; {f}'s Tex-Mex; El {w} Grill; The {a} Cactus
Tacos|mexican|22|counter|1|suadero tacos; Baja fish tacos; quesabirria with consommé; street corn; nopales tacos|Tacos {g}; {p} Tacos; {w} Taco Stand; Tacos El {w}; {f}'s Taco Window
Sushi|japanese|42|restaurant fine|3|a ten-piece nigiri set; hamachi crudo; toro hand rolls; spider rolls; chawanmushi; sea urchin toast|Sushi {w}; {w} Sushi; {f} Sushi; Umi {w}; {w} Omakase; Sushi by {g}; {p} Sushi House
Japanese|japanese|30|restaurant bistro|2|chicken karaage; black cod with miso; agedashi tofu; tonkatsu curry; tempura udon; matcha parfait|{w}; Izakaya {w}; {f}; {w} Kitchen; House of {w}; {g}'s Izakaya
Ramen|japanese|24|counter restaurant|2|tonkotsu ramen; spicy miso ramen; shoyu with yuzu; gyoza; soft eggs in soy|{w} Ramen; Ramen {w}; {f} Noodle Bar; {p} Ramen; Menya {w}
Chinese|chinese|62|restaurant counter|1|mapo tofu; salt and pepper shrimp; beef chow fun; twice-cooked pork; hot and sour soup; scallion pancakes|{w} Garden; Golden {w}; {f}'s Kitchen; {w} Palace; Jade {w}; {w} House; Little {w}; {f} Family Kitchen; Lucky {w}
Sichuan|chinese|16|restaurant|2|dry-fried green beans; cumin lamb; fish in chili oil; dan dan noodles; tea-smoked duck|{w} Sichuan; Chengdu {w}; {w} Pepper; House of {w}; {f}'s Sichuan Table
Dim Sum|chinese|14|restaurant|2|har gow; roast pork buns; turnip cake; rice rolls; egg tarts; soup dumplings|{w} Dim Sum; {w} Tea House; {f} Dumpling House; Royal {w}; {w} Pavilion
Cantonese|chinese|12|restaurant|2|roast duck; steamed striped bass with ginger; wonton noodle soup; clay pot rice; char siu|{w} Seafood Palace; {f} Kee; Canton {w}; {w} Barbecue House; Pearl {w}
Korean|korean|24|restaurant grill|2|galbi on the grill; dolsot bibimbap; kimchi jjigae; japchae; seafood pancake|{w}; {w} House; Seoul {w}; {f}'s Table; {w} Kitchen; Hanok {w}
Korean Barbecue|korean|14|grill|2|marinated short rib; pork belly; steamed egg; cold buckwheat noodles; spicy pork|{w} Barbecue; Gogi {w}; {w} Grill House; Seoul {w} Grill
Thai|thai|48|restaurant|2|green curry; pad see ew; boat noodles; som tum; crispy duck basil; mango with sticky rice|{w} Thai; Thai {w}; {g}'s Thai Kitchen; Baan {w}; {w} Orchid; Siam {w}; {w} Basil
Vietnamese|vietnamese|34|restaurant counter|1|beef pho; lemongrass pork with vermicelli; shaking beef; summer rolls; banh mi; iced coffee|Pho {w}; {w} Saigon; {g}'s Kitchen; {w} Noodle House; Quan {w}; {f} Banh Mi; Saigon {w}
Indian|indian|42|restaurant|2|lamb rogan josh; butter chicken; chana masala; tandoori shrimp; garlic naan; saffron kulfi|{w} Palace; Taste of {w}; {w} Tandoor; {g}'s Indian Kitchen; {w} Masala; Saffron {w}; The {a} Tiffin; Curry {w}
South Indian|indian|12|restaurant|1|masala dosa; idli with sambar; lemon rice; Chettinad chicken; filter coffee|{w} Dosa House; {w} Bhavan; {g}'s Dosa Corner; Madras {w}; Udupi {w}
Pakistani|indian|8|restaurant|1|chapli kebab; nihari; karahi chicken; seekh kebab; lamb biryani|{w} Karahi; Lahore {w}; {g}'s Grill; {w} Kabab House
Nepalese|indian|6|restaurant|2|chicken momos; thukpa; goat curry; black lentil dal; himalayan salad|{w} Himalaya; Everest {w}; {w} Momo; Namaste {w}
Mediterranean|levantine|40|restaurant bistro|2|grilled octopus; lamb kofta; charred eggplant; branzino with lemon; warm pita with three dips|{w}; Olive & {w}; {w} Mezze; The {a} Grove; {g}'s Mediterranean; Blue {w}; {w} Terrace
Greek|greek|26|restaurant|2|lamb souvlaki; spanakopita; grilled whole fish; moussaka; saganaki; loukoumades|{w} Taverna; {g}'s Taverna; The {a} Greek; {f} Estiatorio; {w}; Ouzeri {w}; Little {w}
Middle Eastern|levantine|20|restaurant counter|1|chicken shawarma; falafel plates; fattoush; lamb shank with freekeh; knafeh|{w}; {g}'s Grill; Cedar {w}; {w} Grill & Hummus; Cafe {w}; {w} Bakery & Grill
Lebanese|levantine|14|restaurant|2|kibbeh; shish taouk; tabbouleh; batata harra; makanek with pomegranate; orange blossom ice cream|{w}; Beirut {w}; {f}'s; Cafe {w}; The {a} Cedar; Byblos {w}
Turkish|levantine|9|restaurant|2|adana kebab; lahmacun; iskender; manti with yogurt; pistachio baklava|{w} Ocakbasi; Bosphorus {w}; {w} Grill; Anatolia {w}; {g}'s Turkish Kitchen
Persian|persian|9|restaurant|2|koobideh; ghormeh sabzi; saffron rice with barberries; fesenjan; rosewater ice cream|{w}; {g}'s Persian Kitchen; Caspian {w}; {w} Garden; Shiraz {w}
Afghan|persian|5|restaurant|2|mantu; kabuli palaw; bolani; lamb kebab; eggplant with yogurt|{w} Kabob House; Kabul {w}; {g}'s Afghan Table; {w} Palaw
Ethiopian|african|11|restaurant|2|doro wat; beef tibs; kitfo; a vegetarian sampler on injera; honey wine|{w}; {g} Ethiopian Kitchen; Addis {w}; Lalibela {w}; {w} Injera House
Moroccan|african|6|restaurant|3|lamb tagine with prunes; chicken with preserved lemon; harira; seven-vegetable couscous; mint tea|{w}; Casbah {w}; {g}'s Tagine; Marrakesh {w}; Dar {w}
West African|african|6|restaurant|1|jollof rice; egusi; suya skewers; waakye; fried plantain|{w} Kitchen; {g}'s Chop House; Accra {w}; Mama {g}'s; {w} Suya
French|french|24|bistro fine|3|steak frites; duck confit; mussels in cider; onion soup; trout amandine; tarte tatin|Bistro {w}; Chez {g}; Brasserie {w}; Le {w}; Cafe {w}; La {w}; {f} et Fils; Petit {w}
Spanish|spanish|14|bistro restaurant|3|paella for two; gambas al ajillo; octopus with paprika; tortilla española; Basque cheesecake|{w}; Bodega {w}; Casa {f}; Meson {w}; Taberna {w}; {g}'s Table
Tapas|spanish|14|bar bistro|3|patatas bravas; boquerones; croquetas de jamón; blistered peppers; pan con tomate; sherry by the glass|Bar {w}; {w} Tapas; Txoko {w}; Pintxos {w}; La {w}; El {w}
Portuguese|spanish|6|restaurant|2|bacalhau; caldo verde; piri-piri chicken; clams with chouriço; pastéis de nata|Adega {w}; Casa {f}; Lisboa {w}; {w} Churrasqueira
German|german|11|restaurant bar|2|jägerschnitzel; a giant pretzel; sauerbraten; spätzle with mountain cheese; apple strudel|{f}'s; {w} Haus; Gasthaus {w}; {f} Bierhalle; The {a} Stein; {w} Biergarten
Polish|slavic|7|restaurant|1|potato pierogi; bigos; żurek in a bread bowl; placki; grilled kielbasa|{g}'s Pierogi; {w} Kitchen; Krakow {w}; Babcia {g}'s; {f}'s
Ukrainian|slavic|5|restaurant|1|borscht; varenyky; chicken Kyiv; deruny; honey cake|{w}; Cafe {w}; Odesa {w}; {g}'s Table; {w} Borscht House
Seafood|usa|44|restaurant fine|3|a lobster roll; clam chowder; grilled swordfish; crab cakes; a raw bar tower; cioppino|The {a} Oyster; {f}'s Seafood; {p} Fish House; {w} Harbor; Captain {g}'s; The {a} Net; {w} & Tide; Salt & {w}
Oyster Bar|usa|9|bar bistro|3|a dozen on the half shell; oysters Rockefeller; shrimp cocktail; crudo of the day; a dry martini|{w} Oyster Bar; The {a} Shell; {p} Raw Bar; Half {w}; Brine & {w}
Steakhouse|usa|30|fine grill|4|a dry-aged ribeye; a bone-in filet; creamed spinach; hash brown cake; Caesar tossed at the table|{f}'s Chophouse; The {a} Steakhouse; {f} & Sons; {p} Chophouse; The {a} Bull; {w} Prime; The {a} Grill Room
Barbecue|southern|36|counter grill|2|smoked brisket; St. Louis ribs; pulled pork; burnt ends; smoked wings; banana pudding|{f}'s Barbecue; {w} Smokehouse; {p} Smoke; Big {g}'s; The {a} Pit; {w} & Oak; {g}'s Pit Stop; {f} Bros. Smokehouse
Southern|southern|26|restaurant breakfast|2|shrimp and grits; hot fried chicken; collard greens; pimento cheese; buttermilk biscuits; peach cobbler|{g}'s; Miss {g}'s; The {a} Porch; {p} Supper Club; {f}'s Table; {w} & Grits; The {a} Skillet
Soul Food|southern|12|restaurant|1|smothered pork chops; baked macaroni; oxtails; candied yams; catfish on Fridays|{g}'s Kitchen; Mama {g}'s; {f} Family Soul; {w} Soul; Aunt {g}'s Table
Cajun & Creole|southern|15|restaurant|2|seafood gumbo; crawfish étouffée; blackened redfish; a dressed po'boy; bread pudding with whiskey sauce|{f}'s; Bayou {w}; The {a} Pelican; {g}'s Creole Kitchen; Maison {f}; Rue {w}
Caribbean|caribbean|12|restaurant counter|1|jerk chicken; curry goat; oxtail with butter beans; rice and peas; rum cake|{g}'s Island Kitchen; {w} Jerk; The {a} Palm; Island {w}; {f}'s; Irie {w}
Cuban|caribbean|13|restaurant cafe|2|ropa vieja; a pressed Cubano; vaca frita; maduros; guava flan|Cafe {w}; {g}'s Cuban Cafe; Havana {w}; Casa {f}; La {w}; Little {w}
Puerto Rican|caribbean|8|restaurant|2|mofongo; pernil; pasteles; bacalaítos; arroz con gandules|La {w}; {g}'s Cocina; Boricua {w}; El {w}; {f} Lechonera
Peruvian|mexican|11|restaurant|2|ceviche; lomo saltado; rotisserie chicken with ají verde; causa; pisco sours|{w}; Lima {w}; {g}'s Cevicheria; El {w}; Inca {w}; La {w}
Brazilian|brazilian|9|grill restaurant|3|picanha carved at the table; feijoada; moqueca; pão de queijo; caipirinhas|{w} Churrascaria; Rio {w}; {f} Rodizio; Casa {w}; Sabor {w}
Argentine|brazilian|7|grill|3|entraña with chimichurri; empanadas; provoleta; grilled sweetbreads; dulce de leche crêpes|{w} Parrilla; Gaucho {w}; {f} Asador; Malbec & {w}
Salvadoran|mexican|7|counter|1|cheese and loroco pupusas; yuca frita; chicken tamales; horchata; sopa de res|Pupuseria {w}; {g}'s Pupusas; El {w}; Comedor {g}
Filipino|filipino|7|restaurant|2|chicken adobo; crispy pata; pancit; sinigang; ube halo-halo|{w}; {g}'s Kusina; Lola {g}'s; Manila {w}; {w} Kamayan
Hawaiian|filipino|8|counter|1|ahi poke bowls; kalua pork; loco moco; garlic shrimp; mochiko chicken|{w} Poke; Aloha {w}; {g}'s Plate Lunch; {w} Shore; Ohana {w}
Malaysian|thai|5|restaurant|2|laksa; beef rendang; roti canai; nasi lemak; char kway teow|{w} Kopitiam; Penang {w}; {g}'s Satay; Straits {w}
Vegetarian|usa|16|cafe bistro|2|a grain bowl with tahini; mushroom walnut pâté; cauliflower steak; lentil shepherd's pie; beet burger|The {a} Radish; {w} & Root; Green {w}; {w} Garden; {p} Greens; The {a} Leaf
Vegan|usa|14|cafe counter|2|jackfruit tacos; cashew mac; a seitan Reuben; coconut ceviche; oat-milk soft serve|{w} Vegan; Plant {w}; {g}'s Vegan Kitchen; The {a} Sprout; {w} Roots
Gastropub|irish|28|bar bistro|2|beer-battered cod; Scotch eggs; short rib poutine; a pub burger; sticky toffee pudding|The {w} & {w}; The {a} Fox; {f}'s Public House; The {a} Anchor; {p} Tavern; The {a} Lantern
Irish Pub|irish|13|bar|2|Guinness beef stew; fish and chips; shepherd's pie; corned beef; brown bread|{f}'s Pub; The {a} Harp; {f} & {f}; The {a} Shamrock; {g} {f}'s; The {a} Snug
Brewpub|usa|22|bar|2|house lagers; wood-fired wings; a soft pretzel with beer cheese; brats; a flight of six|{w} Brewing; {p} Brewing Company; {w} & Hops; {f} Brewery; The {a} Cask; {w} Ale Works
Wine Bar|french|15|bar bistro|3|cheese and charcuterie; anchovy toast; steak tartare; marinated olives; small-grower wines|{w} Wine Bar; The {a} Cork; Vin {w}; Cellar {n}; {w} & Vine; The {a} Carafe
Cocktail Bar|usa|12|bar|3|barrel-aged Manhattans; a clarified milk punch; oyster sliders; truffle fries; no-proof spritzes|The {a} Door; Bar {w}; {w} & Rye; The {a} Hour; {g}'s Parlor; The {a} Coupe
Cafe|usa|34|cafe|1|avocado toast; a turkey pesto panini; quiche of the day; cortados; lemon loaf|{p} Coffee; Cafe {w}; {w} Coffee House; The {a} Cup; {g}'s Cafe; {w} & Crumb; {w} Coffee Roasters
Breakfast & Brunch|usa|36|breakfast|1|lemon ricotta pancakes; corned beef hash; eggs Benedict; chilaquiles; cinnamon French toast; bottomless coffee|The {a} Egg; {g}'s Breakfast House; {p} Griddle; The {a} Spoon; {w} Skillet; Sunny {w}; The {a} Biscuit; {f}'s Pancake Kitchen
Diner|usa|28|breakfast|1|a patty melt; all-day omelets; open turkey sandwich; disco fries; malted shakes; cherry pie|{p} Diner; {g}'s Diner; The {a} Diner; {f}'s Luncheonette; {w} Star Diner; {w} Spot
Bakery|french|18|bakery|1|kouign-amann; country sourdough; almond croissants; morning buns; ham and Gruyère croissants|{w} Bakery; {g}'s Bakehouse; {p} Bread; The {a} Loaf; {f} Boulangerie; {w} & Rye; Flour & {w}
Delicatessen|slavic|16|counter|1|pastrami on rye; matzo ball soup; whitefish salad; potato knishes; black and white cookies|{f}'s Delicatessen; {g} & {f}; {f} Brothers Deli; {p} Appetizing; {f} & Sons Deli
Sandwiches|usa|22|counter|1|a hot Italian; roast beef with horseradish; chicken cutlet heroes; a proper tuna melt; house chips|{g}'s Sandwich Shop; {p} Subs; {f}'s Heroes; The {a} Roll; {w} & Rye; {w} Hoagies
Burgers|usa|34|counter grill|1|double cheeseburgers; a patty melt; crinkle fries; onion rings; black cherry shakes|{p} Burger; {g}'s Burgers; {w} Burger Bar; The {a} Patty; {f}'s Burger Stand; {w} Griddle
Chicken & Wings|southern|18|counter|1|lemon pepper wings; a hot honey sandwich; tenders with six sauces; loaded fries; slaw|{g}'s Chicken; {w} Bird; {p} Wings; Hot {w} Chicken; The {a} Coop; {f}'s Fried Chicken
Tea House|chinese|7|cafe|1|oolong flights; scones with clotted cream; mochi waffles; cucumber sandwiches; brown sugar milk tea|{w} Tea Room; The {a} Kettle; {w} Leaf; {g}'s Tea Parlor; Camellia & {w}
Dessert|french|12|cafe|1|salted caramel sundaes; olive oil cake; gelato in a dozen flavors; warm cookies; affogato|{w} Creamery; {g}'s Gelato; The {a} Spoon; {w} Patisserie; Sugar & {w}; {p} Ice Cream
Fondue|german|3|fine|3|a Gruyère and Emmental pot; chocolate fondue; raclette; cured alpine meats|Chalet {w}; {w} Fondue; Alpine {w}; The {a} Pot
International|usa|20|restaurant bistro|2|a rotating board of street food; lamb shawarma; pork belly bao; coconut curry; churros|{w} Street; The {a} Compass; {w} & World; Passport {w}; {p} Collective
Farm-to-Table|usa|22|bistro fine|3|a market salad; heritage pork chop; ricotta with honey; roast chicken for two; seasonal galette|{w} Farm; {w} & Field; The {a} Acre; {p} Larder; {f} Farmstead; Plow & {w}; The {a} Orchard
`

const list = (separator: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(separator)),
    v.tupleWithRest([v.string()], v.string()),
  )

const cuisineSchema = v.pipe(
  v.string(),
  v.transform((line) => line.split('|')),
  v.strictTuple([
    v.string(),
    v.picklist(CULTURES),
    v.pipe(v.string(), v.toNumber()),
    v.pipe(list(' '), v.tupleWithRest([v.picklist(KINDS)], v.picklist(KINDS))),
    v.pipe(v.string(), v.toNumber(), v.picklist([1, 2, 3, 4])),
    list('; '),
    list('; '),
  ]),
  v.transform(([name, culture, weight, kinds, price, dishes, names]) => ({
    name,
    culture,
    weight,
    kinds,
    price,
    dishes,
    names,
  })),
)
export type Cuisine = Readonly<v.InferOutput<typeof cuisineSchema>>

/** The cuisines of the default data. */
export const CUISINES: readonly Cuisine[] = TABLE.trim()
  .split('\n')
  .map((line) => v.parse(cuisineSchema, line))
