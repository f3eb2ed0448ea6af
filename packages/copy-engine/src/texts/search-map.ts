import { texts } from '../text.ts'

/** The map of a search, whose code is loaded when it is shown. */
export const searchMap = texts('searchMap', {
  label: 'Map of the restaurants',
  searchThisArea: 'Search this area', // SEARCH-04
  pins: 'Restaurants on the map',
  pin: '{name}, {benefit} for a dinner for 2',
  pinWithoutRate: '{name}',
  cluster: '{count} restaurants close together. Zoom in',
  legend: 'What a dinner for 2 earns',
  legendBonus: 'What a dinner for 2 earns, {star} with a bonus',
  forDinner: '{benefit} for a dinner for 2',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Move the map to the results',
  move: 'Move the map',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
})
