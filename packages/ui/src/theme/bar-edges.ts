import type { Tokens } from './tokens.ts'

/** A line of half circles, alternately up and down. */
const waveLine = (colour: string) => {
  const ring = (x: number, y: number) => `radial-gradient(circle at ${x}px ${y}px,#0000 6.4px,${colour} 7px 9px,#0000 9.6px)`
  return `${ring(8, 8)} 0 0/32px 8px repeat-x,${ring(24, 0)} 0 8px/32px 10px repeat-x`
}

/** The decoration below the top bar. It is only decorative, so its colours are the seeds themselves in light and dark. */
export function barEdge({ barEdge: edge, colours: { action, accent, brand, ground } }: Tokens): {
  readonly paint: string
  readonly height: string
} {
  // on the brand's own colour the brand would be invisible
  const mark = ground === 'brand' ? accent : brand
  switch (edge) {
    case 'none':
      return { paint: 'none', height: '0px' }
    case 'livery':
      return { paint: `linear-gradient(107deg,${action} 68%,#0000 0 68.3%,${accent} 0 84%,#0000 0 84.3%,${brand} 0)`, height: '5px' }
    case 'awning':
      return {
        paint: `radial-gradient(circle at 50% 0,${action} 9px,#0000 9.5px) 0 0/36px 10px,radial-gradient(circle at 50% 0,${brand} 9px,#0000 9.5px) 18px 0/36px 10px`,
        height: '10px',
      }
    case 'lines':
      return {
        paint: `linear-gradient(${accent} 0 0) 0 0/100% 2px no-repeat,linear-gradient(${accent} 0 0) 0 100%/100% 1px no-repeat`,
        height: '6px',
      }
    case 'band':
      return { paint: mark, height: '8px' }
    case 'stitch':
      return { paint: `linear-gradient(90deg,${mark} 62%,#0000 0) 0 100%/16px 2.5px repeat-x`, height: '8px' }
    case 'checker':
      return { paint: `conic-gradient(${mark} 25%,#0000 0 50%,${mark} 0 75%,#0000 0) 0 0/16px 16px`, height: '16px' }
    case 'wave':
      return { paint: waveLine(mark), height: '18px' }
  }
}
