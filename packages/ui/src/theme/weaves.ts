import type { Tokens } from './tokens.ts'

/** Masks through which the thread's colour is visible on the cloth. */
export const WEAVES: Record<Tokens['cloth']['weave'], string> = {
  // great-circle arcs
  arcs: 'repeating-radial-gradient(circle at 8% 128%,#0000 0 23px,#000 23.6px 24.4px,#0000 25px)',
  // fine weave with a double stripe
  linen:
    'linear-gradient(100deg,#0000 70%,#000e 70% 71.6%,#0000 71.6% 72.6%,#000e 72.6% 73%,#0000 73%),repeating-linear-gradient(10deg,#0005 0 1px,#0000 1px 3px),repeating-linear-gradient(100deg,#0004 0 1px,#0000 1px 4px)',
  // a livery's three bars across the whole cloth
  livery:
    'linear-gradient(112deg,#0000 50%,#000c 50% 56%,#0000 56% 58.5%,#000a 58.5% 62.5%,#0000 62.5% 65%,#0008 65% 67%,#0000 67%),repeating-linear-gradient(22deg,#0003 0 1px,#0000 1px 5px)',
  // fans of three ribs, row by row
  fans: 'radial-gradient(circle at 50% 100%,#0000 7px,#000b 7.5px 8.5px,#0000 9px 14px,#000b 14.5px 15.5px,#0000 16px 21px,#000b 21.5px 22.5px,#0000 23px) 0 0/46px 23px',
  gingham: 'linear-gradient(90deg,#0008 50%,#0000 50%) 0 0/34px 34px,linear-gradient(#0008 50%,#0000 50%) 0 0/34px 34px',
  // a broad stripe and a narrow one, as on an awning
  stripes: 'repeating-linear-gradient(90deg,#000d 0 22px,#0000 22px 30px,#000d 30px 33px,#0000 33px 41px)',
  dots: 'radial-gradient(circle,#000 4px,#0000 4.6px) 0 0/26px 26px,radial-gradient(circle,#000 4px,#0000 4.6px) 13px 13px/26px 26px',
  // herringbone of broad zigzags
  chevron:
    'linear-gradient(135deg,#000c 25%,#0000 25.5%) -17px 0/34px 34px,linear-gradient(225deg,#000c 25%,#0000 25.5%) -17px 0/34px 34px,linear-gradient(315deg,#000c 25%,#0000 25.5%) 0 0/34px 34px,linear-gradient(45deg,#000c 25%,#0000 25.5%) 0 0/34px 34px',
  // a half circle up, a half circle down: one row's end is the next row's beginning
  waves:
    'radial-gradient(circle at 20px 20px,#0000 17.5px,#000d 18.3px 20.5px,#0000 21.3px) 0 0/76px 20px,radial-gradient(circle at 58px 0,#0000 17.5px,#000d 18.3px 20.5px,#0000 21.3px) 0 0/76px 20px',
  // squares of a floor
  check: 'conic-gradient(#000d 25%,#0000 0 50%,#000d 0 75%,#0000 0) 0 0/46px 46px',
  // panes of several sizes and strengths, laid over each other
  mosaic:
    'conic-gradient(#000c 25%,#0002 0 50%,#0007 0 75%,#0000 0) 0 0/60px 60px,conic-gradient(#0006 25%,#0000 0 50%,#0003 0 75%,#000a 0) 15px 45px/90px 90px',
  // lozenges, every second one filled, with fine lines between
  diamonds:
    'repeating-linear-gradient(62deg,#000b 0 1.2px,#0000 1.8px 30px),repeating-linear-gradient(-62deg,#000b 0 1.2px,#0000 1.8px 30px),repeating-linear-gradient(62deg,#0000 0 30px,#0004 30.5px 60px),repeating-linear-gradient(-62deg,#0000 0 30px,#0004 30.5px 60px)',
  // a low sun
  rays: 'repeating-conic-gradient(from -2.5deg at 50% 118%,#000e 0 4.9deg,#0000 5deg 9.9deg,#000e 10deg)',
  // meridians that bend away from the middle one, and parallels
  globe:
    'radial-gradient(14% 75% at 50% 50%,#0000 95%,#000c 96.5% 98.5%,#0000),radial-gradient(30% 75% at 50% 50%,#0000 97%,#000c 98% 99%,#0000),radial-gradient(48% 75% at 50% 50%,#0000 98%,#000c 98.6% 99.2%,#0000),radial-gradient(68% 78% at 50% 50%,#0000 98.4%,#000c 99% 99.5%,#0000),linear-gradient(90deg,#0000 calc(50% - .7px),#000c 0 calc(50% + .7px),#0000 0),linear-gradient(#000b 1.3px,#0000 0) 0 14px/100% 34px',
  // a pullover's lozenges with a line across them
  argyle:
    'repeating-linear-gradient(62deg,#0007 0 26px,#0000 26.5px 52px),repeating-linear-gradient(-62deg,#0007 0 26px,#0000 26.5px 52px),repeating-linear-gradient(62deg,#0000 0 12px,#000c 12.5px 13.5px,#0000 14px 26px),repeating-linear-gradient(-62deg,#0000 0 12px,#000c 12.5px 13.5px,#0000 14px 26px)',
  // plain damask with a double border woven in
  plain:
    'linear-gradient(#000 0 0) 0 14px/100% 2px no-repeat,linear-gradient(#000 0 0) 0 19px/100% 1px no-repeat,linear-gradient(#000 0 0) 0 calc(100% - 14px)/100% 2px no-repeat,linear-gradient(#000 0 0) 0 calc(100% - 19px)/100% 1px no-repeat,linear-gradient(#000 0 0) 14px 0/2px 100% no-repeat,linear-gradient(#000 0 0) 19px 0/1px 100% no-repeat,linear-gradient(#000 0 0) calc(100% - 14px) 0/2px 100% no-repeat,linear-gradient(#000 0 0) calc(100% - 19px) 0/1px 100% no-repeat',
}
