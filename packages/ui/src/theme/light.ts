import type { ColourRoles } from './colour-roles.ts'
import { asGold, ensure, isBright, isDark, moved, oklch, onBrandAction, type Seeds, textOn } from './grounds.ts'
import { toHex } from './oklch.ts'
import type { Tokens } from './tokens.ts'

/** Light roles. Seeds are used unchanged; everything else is derived from them and adjusted until it passes. */
export function lightRoles(tokens: Tokens, seed: Seeds): ColourRoles {
  const { brand, paper, ink, cloth, dangerHue } = seed
  const onBrandGround = tokens.colours.ground === 'brand'
  const tint = Math.min(1.5, Math.max(0.4, paper.c / 0.004))
  const grey = (l: number, c: number) => oklch(l, c * tint, paper.h)
  const page = toHex(paper)
  const raised = oklch(Math.min(1, paper.l + 0.02), paper.c * 0.2, paper.h)
  const tinted = grey(0.953, 0.014)
  const hero = onBrandGround ? toHex(brand) : grey(0.948, 0.014)
  const surface = {
    page,
    raised,
    card: tokens.card === 'flat' ? '#00000000' : raised,
    sunken: grey(0.94, 0.01),
    tint: tinted,
    bar: onBrandGround ? toHex(brand) : raised,
    barHover: onBrandGround ? toHex({ ...brand, l: brand.l + (isDark(toHex(brand)) ? 0.085 : -0.06) }) : tinted,
    hero,
    brand: onBrandGround && !isBright(brand) ? toHex({ ...brand, l: brand.l + 0.047, c: brand.c + 0.017 }) : toHex(brand),
    footer:
      onBrandGround && isDark(hero)
        ? toHex({ ...brand, l: brand.l - 0.04, c: brand.c * 0.75 })
        : onBrandGround
          ? toHex({ ...ink, l: 0.235 })
          : hero,
    notice: oklch(0.95, 0.02, seed.link.h),
    good: oklch(0.955, 0.025, 165),
    danger: oklch(0.962, 0.018, dangerHue),
    warning: oklch(0.965, 0.035, 85),
  }
  const white = '#ffffff'
  const heading = toHex(ink)
  const on = (ground: string) => textOn(ground, white, heading, toHex({ ...ink, l: 0.15, c: ink.c * 0.5 }))
  const quietOn = (ground: string) =>
    ensure(isDark(ground) ? { l: 0.84, c: Math.min(0.04, brand.c), h: brand.h - 5 } : { ...ink, l: 0.44, c: ink.c * 0.4 }, [ground], 4.6)
  const papers = [page, raised, tinted, surface.sunken, surface.notice]
  const focusOn = (ground: string, ...others: readonly string[]) => {
    const ring = isDark(ground) ? { l: 0.86, c: 0.11, h: seed.link.h - 30 } : { l: 0.55, c: 0.19, h: seed.link.h }
    return ensure(ring, [ground, ...others], 3.2)
  }
  const action = toHex(seed.action)
  const on_ = { action: on(action), control: on(toHex(seed.earn)) }
  const onBrand = on(surface.brand)
  const pressed = (darker: number, lighter: number) =>
    moved(seed.action, isDark(action) ? darker : lighter, on_.action, [page, raised, tinted])
  const hover = pressed(-0.06, 0.05)
  const brandAction = onBrandAction({ fill: action, hover, text: on_.action }, surface.brand, onBrand)
  const danger = ensure({ l: 0.45, c: 0.17, h: dangerHue }, [...papers, surface.danger], 4.8)
  return {
    surface,
    text: {
      heading,
      body: ensure({ ...ink, l: 0.31, c: ink.c * 0.45 }, [...papers, surface.good, surface.danger, surface.warning], 7.2),
      quiet: ensure({ ...ink, l: 0.45, c: ink.c * 0.38 }, papers, 4.6),
      dim: ensure({ ...ink, l: 0.52, c: ink.c * 0.28 }, [page, raised, tinted, surface.sunken], 4.55),
      link: toHex(seed.link),
      earn: toHex(seed.earn),
      good: ensure({ l: 0.42, c: 0.1, h: 160 }, [page, raised, tinted, surface.good], 4.6),
      danger,
      warning: ensure({ l: 0.45, c: 0.1, h: 70 }, [page, raised, surface.warning], 4.6),
      onBar: on(surface.bar),
      onHero: on(hero),
      quietOnHero: quietOn(hero),
      earnOnHero: isDark(hero) ? white : onBrandGround ? heading : toHex(seed.earn),
      onBrand,
      quietOnBrand: quietOn(surface.brand),
      onFooter: on(surface.footer),
      quietOnFooter: quietOn(surface.footer),
      onAction: on_.action,
      onBrandAction: brandAction.text,
      onControl: on_.control,
      onAcclaimed: heading,
      onBonus: on(toHex(seed.accent)),
      wordmark: onBrandGround ? on(surface.bar) : ensure(brand, [surface.bar], 4.5),
    },
    action: {
      fill: action,
      hover,
      press: pressed(-0.11, 0.09),
      edge: '#00000000',
      brandFill: brandAction.fill,
      brandHover: brandAction.hover,
    },
    control: { on: toHex(seed.earn), track: ensure({ l: 0.62, c: 0.03 * tint, h: paper.h }, [raised, surface.good, tinted], 3.1) },
    border: {
      hair: grey(0.89, 0.012),
      control: ensure({ l: 0.6, c: 0.03 * tint, h: paper.h }, [page, raised], 3.4),
      controlHover: toHex({ ...ink, l: 0.42, c: ink.c * 0.75 }),
      danger,
      good: oklch(0.55, 0.12, 160),
      warning: oklch(0.58, 0.12, 70),
      leader: grey(0.66, 0.03),
      leaderOnBrand: ensure({ ...brand, l: 0.62, c: brand.c * 0.8 }, [surface.brand], 2.5),
      card: grey(0.89, 0.012),
      bar: onBrandGround ? '#00000000' : grey(0.9, 0.012),
      onBar: ensure({ ...brand, l: isDark(surface.bar) ? 0.72 : 0.5, c: 0.05 }, [surface.bar], 3.1),
      onFooter: ensure({ ...brand, l: isDark(surface.footer) ? 0.66 : 0.5, c: 0.04 }, [surface.footer], 3.1),
      hairOnFooter: isDark(surface.footer) ? toHex({ ...ink, l: 0.38, c: 0.05 }) : grey(0.87, 0.014),
      focus: focusOn(raised),
      focusOnBar: focusOn(surface.bar, surface.barHover),
      focusOnHero: focusOn(hero),
      focusOnBrand: focusOn(surface.brand),
      focusOnFooter: focusOn(surface.footer),
    },
    badge: { acclaimed: raised, bonus: toHex(seed.accent), star: ensure(asGold(seed.accent), [raised, page], 3.1) },
    table: {
      deep: toHex(cloth),
      mid: toHex(seed.napkin ?? { l: 0.62, c: cloth.c * 0.9, h: cloth.h - 9 }),
      pale: toHex(seed.linen ?? { l: 0.89, c: cloth.c * 0.34, h: cloth.h - 10 }),
      threadOnDeep: '#ffffff29',
      threadOnPale: oklch(0.32, cloth.c, cloth.h, 0.11),
      light: '#ffffff17',
    },
    plate: {
      face: grey(0.985, 0.004),
      well: white,
      ink: ensure({ l: 0.38, c: Math.max(cloth.c, 0.05), h: cloth.h }, [white, grey(0.985, 0.004)], 4.6),
      ring: grey(0.82, 0.02),
      rim: toHex(seed.rim ?? { l: 0.36, c: Math.max(cloth.c, 0.05), h: cloth.h }),
      shade: oklch(0.3, 0.06, cloth.h, 0.1),
      near: oklch(0.18, 0.05, cloth.h, 0.28),
      far: oklch(0.18, 0.05, cloth.h, 0.3),
    },
    shadow: { soft: oklch(0.27, Math.min(ink.c, 0.08), ink.h, 0.08), firm: oklch(0.22, Math.min(ink.c, 0.08), ink.h, 0.16) },
  }
}
