import { expect, it } from 'vitest'

import { createStyleReducer } from './used-styles.ts'

const HTML = '<div class="a b"><p class="c">x</p></div>'

it.each([
  ['a rule for classes of the page', '.a{color:red}.c:hover{top:0}', '.a{color:red}.c:hover{top:0}'],
  ['no rule for another class', '.z{color:red}.a .z{top:0}.a.z{top:0}', ''],
  ['a list of selectors of which one can match', '.z,.a>p{top:0}', '.z,.a>p{top:0}'],
  ['rules for elements and for the document', ':root{top:1px}p[open]{top:0}', ':root{top:1px}p[open]{top:0}'],
  [
    'the custom properties that it uses, also through others and in keyframes, and no other',
    ':root{--x:var(--y);--y:1px;--z:2px;--k:url("a;b")}.a{top:var(--x);animation:rise}.z{top:var(--z)}@keyframes rise{to{background:var(--k)}}',
    ':root{--x:var(--y);--y:1px;--k:url("a;b")}.a{top:var(--x);animation:rise}@keyframes rise{to{background:var(--k)}}',
  ],
  ['what stands in parentheses and brackets without a look', ':root:has(p:not(.z,.y)){top:0}a[href=".z"]{top:0}', null],
  [
    'groups with their used rules, and none that would be empty',
    '@media (width>=1px){.z{top:0}.a{top:0}}@layer parts{.z{top:0}}',
    '@media (width>=1px){.a{top:0}}',
  ],
  [
    'groups in groups',
    '@layer parts{@media print{.z{top:0}@supports (top:0){.c{top:0}}}}',
    '@layer parts{@media print{@supports (top:0){.c{top:0}}}}',
  ],
  ['faces and statements', '@layer parts,x;@font-face{src:url(/a.woff2)}', null],
  ['no keyframes that it does not use', '.a{top:0}.z{animation:rise}@keyframes rise{from{top:0}to{top:1px}}', '.a{top:0}'],
  [
    'texts with signs of the language',
    `.z{content:"}.a{"}.a{content:'\\'}{';background:url(data:image/svg+xml,{;})}`,
    `.a{content:'\\'}{';background:url(data:image/svg+xml,{;})}`,
  ],
])('a page carries %s', (_, css, used) => expect(createStyleReducer(css)(HTML)).toBe(used ?? css))
