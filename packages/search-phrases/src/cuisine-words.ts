/**
 * Cuisines as visitors write them: the name of the filter, then other words for it. A word that is also an ordinary word or a frequent part of a
 * restaurant's name ("bar", "garden", "global") is left out.
 */
const CUISINES = `
Afghan
African
American
Argentinean|argentinian|argentine
Asian
Asian Fusion
Austrian
Bakery|bakeries
Barbecue|bbq|barbeque|bar-b-q
Basque
Belgian
Bistro
Brazilian
Brazilian Steakhouse|churrascaria
Breakfast
Brewery|breweries
British
Brunch
Burgers|burger|hamburger|hamburgers
Burmese
Cajun
Californian
Cantonese
Caribbean
Chinese
Coffee
Colombian
Comfort Food
Contemporary American
Creole
Cuban
Deli|delis
Dim Sum|dimsum
Eastern European
English
Ethiopian
European
Filipino
Fondue
French
Gastro Pub|gastropub|gastropubs
German
Greek
Hawaiian
Hibachi
Hungarian
Indian
Indonesian
Irish
Italian
Jamaican
Japanese
Korean
Korean Barbecue|korean bbq
Kosher
Latin American
Lebanese
Malaysian
Mediterranean
Mexican
Middle Eastern
Mongolian
Moroccan
Nepalese|nepali
New American
Pakistani
Pan-Asian
Persian|iranian
Peruvian
Pizza|pizzas|pizzeria|pizzerias
Polish
Polynesian
Portuguese
Puerto Rican
Ramen
Russian
Scandinavian
Seafood|fish
Sichuan|szechuan
Sicilian
Small Plates|tapas
South American
South Indian
Southern
Soul Food
Southwestern
Spanish
Sports Bar|sports bars
Steakhouse|steakhouses|steak|steaks
Sushi
Swiss
Syrian
Tacos|taco
Taiwanese
Tex-Mex|tex mex|texmex
Thai
Turkish
Ukrainian
Vegan
Vegetarian|veggie
Vietnamese|pho
Wine Bar|wine bars
`

/** Names of cuisine filters by the words for them, lower case. */
export const CUISINE_OF_WORDS: ReadonlyMap<string, string> = new Map(
  CUISINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...words] = line.split('|')
      return [name.toLowerCase(), ...words].map((word): [string, string] => [word, name])
    }),
)
