/** Attribute of an element that stands for a document of its own. */
export const PANE = 'data-pane'

const OF_THE_ROOT = /(?:^|,)\s*(?::root|html)\s*(?:,|$)/

/** A rule of the document's root as one of a pane, with the conditions around it; nothing for other rules. */
function forPanes(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return OF_THE_ROOT.test(rule.selectorText) ? `[${PANE}]{${rule.style.cssText}}` : ''
  if (rule instanceof CSSLayerBlockRule || rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
    const inside = [...rule.cssRules].map(forPanes).join('')
    return inside === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`
  }
  return ''
}

/**
 * What the style sheets say of the document's root, they say of each pane from now on: a size or a colour that is made there of the theme's
 * variables is made anew in each pane of its own.
 */
export function giveRootRulesToPanes(): void {
  const id = 'rules-of-panes'
  document.getElementById(id)?.remove()
  const own = document.createElement('style')
  own.id = id
  own.textContent = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(forPanes)).join('')
  document.head.append(own)
}
