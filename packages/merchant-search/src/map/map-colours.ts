import * as css from './map-view.css.ts'
import type { MapColours } from './surface.ts'

/** The partner's colours of the base map, in the current scheme; read from the page, where the theme has computed them. */
export function readColours(box: HTMLElement): MapColours {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const probe = document.createElement('i')
  box.append(probe)
  const colour = (className: string): string => {
    probe.className = className
    if (!context) return '#888'
    context.clearRect(0, 0, 1, 1)
    // Any notation of CSS becomes the three numbers that the map understands.
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
    return `rgb(${red},${green},${blue})`
  }
  const colours = {
    water: colour(css.water),
    land: colour(css.land),
    county: colour(css.county),
    state: colour(css.state),
    label: colour(css.label),
    halo: colour(css.halo),
  }
  probe.remove()
  return colours
}
