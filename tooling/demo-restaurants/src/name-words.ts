import type { Culture } from './cuisines.ts'

interface Words {
  readonly families: readonly [string, ...string[]]
  readonly given: readonly [string, ...string[]]
  /** Stand alone or beside a kind of place: "Trattoria Lucia", "Golden Lotus". */
  readonly words: readonly [string, ...string[]]
}

const list = (text: string) => text.split(' ') as [string, ...string[]]

/** Invented places get names from these. They contain no name of a chain. */
export const WORDS: Readonly<Record<Culture, Words>> = {
  usa: {
    families: list(
      'Whitaker Hollis Marlowe Prescott Calloway Dalton Merritt Ellison Hargrove Winslow Thatcher Lowell Pruitt Sayer Beckett Alden Corliss Fenwick Garner Haskell',
    ),
    given: list('Nora Walt Ruby Hank Della Otis June Clyde Hazel Mabel Frank Dottie Sam Louise Gus Ida Leo Pearl Roy Vera'),
    words: list(
      'Fig Anchor Lantern Barrel Sparrow Orchard Juniper Thistle Larkspur Ember Hearth Saltbox Magnolia Wren Clover Birch Cedar Marigold Sycamore Harvest Millstone Plum Foxglove Rye Sage Honey Willow Heron Ash Maple Poppy Quill Alder Beacon Timber Acorn Fern Starling',
    ),
  },
  italian: {
    families: list(
      'Bellini Carbone Esposito Ferrante Gallo Lombardi Marchetti Moretti Pellegrino Rinaldi Romano Santoro Tedesco Vitale Zanetti Caruso Amato DeLuca Fontana Sorrentino',
    ),
    given: list('Lucia Enzo Gino Carmela Rosa Tony Sal Nina Paolo Franca Vito Mario Giulia Nico Bruno Angela Pia Rocco Dante Silvia'),
    words: list(
      'Luna Stella Aurora Fiore Limone Vecchia Bottega Piazza Sera Rosmarino Basilico Fontanella Corallo Pergola Rustica Allegra Sicilia Toscana Liguria Amalfi Procida Lido Torre Cantina Oliva Farina Fuoco Vesuvio Bosco Grano',
    ),
  },
  french: {
    families: list(
      'Lefebvre Moreau Girard Fournier Mercier Blanchard Garnier Perrin Chevalier Renard Dupuis Laurent Marchand Rousseau Vidal',
    ),
    given: list('Colette Marcel Odile Remy Sylvie Henri Margot Lucien Simone Gaston Elodie Bastien Camille Yvette Claude'),
    words: list(
      'Margaux Jardin Lavande Provence Canard Soleil Minette Etoile Papillon Cygne Rivage Montagne Belle Lumiere Moulin Cerise Fleur Perdrix Violette Comptoir Marais Boheme Azur Tilleul Faubourg Ardoise',
    ),
  },
  mexican: {
    families: list(
      'Alvarado Camacho Dominguez Escobedo Figueroa Guerrero Ibarra Jimenez Maldonado Navarro Ochoa Quintero Rosales Salinas Trevino Villarreal Zamora Cisneros',
    ),
    given: list('Lupita Chuy Rosario Beto Elena Nacho Carmen Pepe Socorro Memo Yolanda Tito Marisol Rafa Paloma Chayo'),
    words: list(
      'Sol Nopal Molcajete Jarocho Maguey Colibri Cazuela Mirador Portal Milagro Paraiso Tesoro Rincon Jalisco Oaxaca Puebla Michoacan Jacaranda Tamarindo Girasol Luna Comal Azteca Metate Zocalo Rey Volcan Pueblo Mezquite Alameda',
    ),
  },
  spanish: {
    families: list('Aguirre Barrera Castell Etxeberria Fuentes Galdos Iglesias Montero Olmos Pascual Rivero Sagasta Urrutia Zubiri'),
    given: list('Pilar Inigo Amaia Javi Lola Santi Mercedes Pablo Nuria Tomas Begona Ramon'),
    words: list(
      'Azafran Olivar Cadiz Granada Puerto Alhambra Sevilla Bilbao Gaviota Ronda Laurel Naranjo Toledo Patio Almendra Cordoba Donosti Vela Tinto Mercado Jerez Faro',
    ),
  },
  japanese: {
    families: list('Tanaka Nakamura Hayashi Okada Fujimoto Shimizu Takeda Morita Ishikawa Ueda Kawabata Noguchi Sakamoto Yoshino'),
    given: list('Kenji Aiko Haru Yumi Taro Emi Sora Naoko Ryo Michi Kazu Hana'),
    words: list(
      'Hoshi Kaze Nami Tsuki Matsu Sakura Momiji Koi Yuki Hikari Ginza Kumo Tora Ichi Asahi Kyo Mizu Take Ume Sasa Nori Tombo Kitsune Hanabi Shiro Aoi Suzu Wabi',
    ),
  },
  chinese: {
    families: list('Chen Liang Wong Zhao Huang Lam Fong Tse Kwan Yuen Hsu Lau Mei Zhou'),
    given: list('Mei Lily Wei Hong Jun Ling Bao Ming Fay Kai'),
    words: list(
      'Lotus Crane Phoenix Dragon Bamboo Orchid Jade Lantern Peony Moon River Mountain Willow Jasmine Plum Harbor Cloud Swallow Carp Pearl Ginger Sesame Peach Fortune Heaven Silk Canton Tiger',
    ),
  },
  korean: {
    families: list('Kim Park Choi Jeong Kang Yoon Seo Hwang'),
    given: list('Minji Joon Sook Haneul Jiho Eunji'),
    words: list(
      'Haru Sarang Gaon Namu Dalbit Haenam Maru Bom Onggi Mugung Sonamu Dolsot Gogung Arirang Hanul Jinju Sotbul Garden Bada Nuri Chorok Moran',
    ),
  },
  thai: {
    families: list('Suwan Chaiyo Rattana Boon Sombat Wattana'),
    given: list('Noi Lek Malee Somchai Nok Ploy Dao Anong'),
    words: list(
      'Lotus Orchid Jasmine Lemongrass Tamarind Elephant Pearl Galangal Bangkok Andaman Chiang Mali Kaffir Rain Saffron Coconut Siam Krung Isan Basil River Sukhothai Ayutthaya Mango Lagoon',
    ),
  },
  vietnamese: {
    families: list('Nguyen Tran Pham Hoang Vo Dang Bui Ngo'),
    given: list('Linh Huong Minh Thuy Lan Anh Mai Hoa'),
    words: list(
      'Huong Lotus Mekong Sen Hue Hanoi Dalat Lua Sao Ben Thanh Rice Ginger Bamboo Star Anise Hoa Binh Moc River Pearl Kim Sunrise Turtle',
    ),
  },
  indian: {
    families: list('Sharma Iyer Kapoor Bhatt Menon Reddy Chaudhry Rao Malik Gurung'),
    given: list('Asha Ravi Meera Anil Priya Kiran Leela Sunil Anjali Farah'),
    words: list(
      'Saffron Cardamom Lotus Peacock Monsoon Marigold Jaipur Malabar Mint Deccan Kerala Ganges Amber Tamarind Bombay Clove Jasmine Kashmir Punjab Banyan Mogra Sitar Chandni Nilgiri Bazaar',
    ),
  },
  greek: {
    families: list('Pappas Kostas Stavros Economou Dimas Galanis Manolis Vlahos Zervas'),
    given: list('Eleni Niko Yiannis Sofia Kosta Despina Stavro Maria Petro'),
    words: list(
      'Meltemi Kyma Elia Thalassa Lemoni Kalamata Santorini Naxos Ithaki Aegean Plaka Rembetiko Ouranos Meraki Pelican Thyme Corfu Agora Ilios Delos',
    ),
  },
  levantine: {
    families: list('Haddad Khoury Nassar Sayegh Mansour Aydin Demir Zaki'),
    given: list('Samira Fadi Layla Omar Nadia Karim Yasmin Elif'),
    words: list(
      'Zaytoun Sumac Zaatar Jasmine Cedars Levant Pomegranate Rosewater Saffron Tarboush Phoenicia Byblos Sahara Oasis Anise Dunya Cyprus Orchard Bosphorus Galata Olive Citron Harbor Petra Damascus Tigris Nour',
    ),
  },
  persian: {
    families: list('Farahani Tehrani Rahimi Karimi Noor'),
    given: list('Shirin Darius Parisa Kamran Mina Laila'),
    words: list('Saffron Darya Parvaz Anar Kasra Zeytoon Pamir Shahrzad Gol Nowruz Barg Pomegranate Turquoise Bamiyan Ariana Silk Jasmine'),
  },
  african: {
    families: list('Tadesse Bekele Mensah Okoro Diallo Benali'),
    given: list('Selam Almaz Abebe Ama Kofi Fatou Zineb Amina'),
    words: list(
      'Sheba Axum Walia Meskerem Baobab Lion Abyssinia Nile Enat Kilimanjaro Teff Atlas Zahra Gondar Kora Sankofa Palaver Savanna Mimosa Medina',
    ),
  },
  german: {
    families: list('Baumann Hoffmann Krause Lindner Vogel Ziegler Brandt Kessler Reinhardt Weiss'),
    given: list('Heidi Karl Greta Otto Liesel Franz'),
    words: list('Edelweiss Linden Hirsch Adler Rathaus Alpen Bavaria Rhein Kastanie Schwarzwald Falken Glocke Hopfen Sonne Anker Birken'),
  },
  slavic: {
    families: list('Kowalski Nowak Zielinski Wolanski Petrenko Shevchuk Katz Feldman Goldfarb Rosen Abrams Lieberman'),
    given: list('Ola Hania Danuta Basia Oksana Ira Morty Esther Saul Ruthie'),
    words: list('Kalyna Veselka Orzel Zloty Malina Kupala Barvinok Chata Dill Beet Pysanka Stork Karpaty Vistula Sunflower Poppyseed'),
  },
  caribbean: {
    families: list('Baptiste Rivera Ortiz Cabrera Delgado Santiago Betancourt Grant Lewis Marrero'),
    given: list('Marva Desmond Yaya Celia Omar Winsome Ruben Lourdes Papo Ines'),
    words: list(
      'Mango Palma Guayaba Coqui Hibiscus Breeze Bahia Malecon Flamboyan Tamarind Calypso Caoba Rumba Ceiba Isla Cocotero Pimento Soursop Montego Bohio Bacan Tropico',
    ),
  },
  brazilian: {
    families: list('Almeida Barbosa Carvalho Ferreira Rocha Teixeira Benitez Ledesma'),
    given: list('Beatriz Caio Luana Thiago Martina Facundo'),
    words: list(
      'Bahia Ipanema Pampa Amazonia Brasa Mineiro Gaucho Sertao Copa Fogueira Quebracho Estancia Tango Mendoza Carioca Samba Malbec Cerrado',
    ),
  },
  southern: {
    families: list('Beaumont Thibodeaux Landry Hebert Broussard Tate Gaines Pettway Boudreaux Crenshaw Rutledge Talley Odom Fontenot'),
    given: list('Clementine Bobby Earline Hattie Dale Loretta Junior Willa Mae Percy Rosetta Beau Odessa Lamar Georgia'),
    words: list(
      'Hickory Pecan Magnolia Cypress Bayou Peach Honeysuckle Sugar Okra Gumbo Heron Tupelo Delta Pelican Cotton Sorghum Cane Muscadine Mockingbird Crescent Pinewood Mesquite Cinder Smoke Rooster Feather',
    ),
  },
  irish: {
    families: list('Gallagher Doyle Brannigan Keane Flanagan Mulligan Rafferty Sheehan Tierney Maguire Devlin Coyle'),
    given: list('Maeve Seamus Nell Finn Brigid Colm Eamon Nuala'),
    words: list(
      'Stag Fox Hare Plough Crown Anchor Badger Swan Thistle Bell Rook Boar Lark Kettle Oak Sheaf Barrow Hound Compass Wheel Otter Owl',
    ),
  },
  filipino: {
    families: list('Santos Reyes Bautista Villanueva Kahale Kealoha Nakoa'),
    given: list('Luz Nena Kai Leilani Baby Remy Malia Tessie'),
    words: list(
      'Bayani Sampaguita Mahalo Lanai Plumeria Pandan Calamansi Islas Tabing Kainan Makai Hala Reef Coral Nalu Palengke Sarap Maui',
    ),
  },
}

/** Adjectives for "The … Fig". */
export const ADJECTIVES = list(
  'Copper Gilded Quiet Little Blue Wandering Velvet Rusty Hungry Crooked Silver Merry Painted Lucky Wooden Brass Drowsy Salty Patient Humble Wild Old Amber Twin Hidden Speckled Ivory Broken Gentle Crimson Black Green Winding Laughing Iron Striped Tall Open Second Last',
)

export const STREETS = [
  'Main St',
  'Oak St',
  'Elm St',
  'Market St',
  'Maple Ave',
  'Washington Ave',
  'Broadway',
  'Park Ave',
  'Cedar St',
  'Franklin St',
  'Mill Rd',
  'Union St',
  'Division St',
  'River Rd',
  'Pine St',
  'Chestnut St',
  'Lincoln Ave',
  'Walnut St',
  'Spruce St',
  'Church St',
  'High St',
  'Grand Ave',
  'Front St',
  'Water St',
  'Jefferson Ave',
  'Harrison St',
  'Lake St',
  'Railroad Ave',
  'College Ave',
  'Court St',
  'Prospect Ave',
  'Highland Ave',
  'Summit St',
  'Liberty St',
  'Canal St',
  '1st St',
  '2nd Ave',
  '3rd St',
  '4th Ave',
  '5th St',
  '6th Ave',
  '7th St',
  '8th Ave',
  '9th St',
  '11th Ave',
  '14th St',
] as const
