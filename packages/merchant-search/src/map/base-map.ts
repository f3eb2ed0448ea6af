/**
 * Where a site serves the tiles of its base map: land, borders and place names of the United States in one PMTiles archive
 * (`scripts/prepare-base-map.ts`). The edition is part of the address, so that browsers can keep the file for good.
 */
export const BASE_MAP_PATH = '/map/united-states-1.pmtiles'

/** The highest zoom that has tiles of its own; closer views enlarge these. */
export const BASE_MAP_ZOOM = 9
