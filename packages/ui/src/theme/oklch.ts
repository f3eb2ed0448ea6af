/** A colour as lightness 0–1, chroma 0–0.4 and hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Rgb = readonly [number, number, number]

const clamp = (x: number) => Math.min(1, Math.max(0, x))
const toLinear = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)
const fromLinear = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)

/** OKLab matrices: Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
function linearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

function fromHex(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as [number, number, number]
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z
  const bb = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Parses `#rrggbb` or `oklch(l c h)`; throws on any other text, since seeds are written by hand. */
export function parseColour(css: string): Oklch {
  if (/^#[0-9a-f]{6}$/i.test(css)) return fromHex(css)
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css) ?? []
  if (l === undefined || c === undefined || h === undefined) throw new Error(`Not a colour: "${css}". Write #rrggbb or oklch(l c h).`)
  return { l: Number(l), c: Number(c), h: Number(h) }
}

/** `#rrggbb[aa]` in sRGB. Chroma is reduced until the colour is in gamut; lightness and hue stay. */
export function toHex(colour: Oklch, alpha = 1): string {
  const l = clamp(colour.l)
  const fits = (c: number) => linearRgb({ l, c, h: colour.h }).every((x) => x > -0.0005 && x < 1.0005)
  let c = colour.c
  if (!fits(c)) {
    let low = 0
    for (let i = 0; i < 20; i++) {
      const mid = (low + c) / 2
      if (fits(mid)) low = mid
      else c = mid
    }
    c = low
  }
  const bytes = linearRgb({ l, c, h: colour.h }).map((x) => Math.round(255 * clamp(fromLinear(clamp(x)))))
  if (alpha < 1) bytes.push(Math.round(alpha * 255))
  return `#${bytes.map((x) => x.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2 contrast of two opaque `#rrggbb`, 1–21. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [a, b]
    .map((hex) => {
      const [r = 0, g = 0, bl = 0] = [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
      return 0.2126 * r + 0.7152 * g + 0.0722 * bl
    })
    .toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** The shade nearest to `colour`, by lightness alone, that reaches `least` against every background; undefined if there is none. */
export function nearestPassing(colour: Oklch, grounds: readonly string[], least: number): string | undefined {
  for (let step = 0; step <= 1; step += 0.005) {
    for (const l of [colour.l + step, colour.l - step]) {
      if (l < 0 || l > 1) continue
      const hex = toHex({ ...colour, l })
      if (grounds.every((ground) => contrast(hex, ground) >= least)) return hex
    }
  }
  return undefined
}
