/** Attribute of an element that acts as a separate document. */
export const PANE = 'data-pane'

const OF_THE_ROOT = /(?:^|,)\s*(?::root|html)\s*(?:,|$)/

/** Converts a rule of the document's root to one of a pane, with its conditions; undefined for other rules. */
function forPanes(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return OF_THE_ROOT.test(rule.selectorText) ? `[${PANE}]{${rule.style.cssText}}` : ''
  if (rule instanceof CSSLayerBlockRule || rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
    const inside = [...rule.cssRules].map(forPanes).join('')
    return inside === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`
  }
  return ''
}

/**
 * Applies the style sheets' rules of the document's root to each pane: a size or a colour that is derived from the theme's variables is
 * computed again in each pane.
 */
export function copyRootRulesToPanes(): void {
  const id = 'rules-of-panes'
  document.getElementById(id)?.remove()
  const own = document.createElement('style')
  own.id = id
  own.textContent = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(forPanes)).join('')
  document.head.append(own)
}
