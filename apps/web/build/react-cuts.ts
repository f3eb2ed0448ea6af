import { parseSync, Visitor } from 'vite'

import { whole, type CodePart } from './code-parts.ts'

/** Events of which React DOM knows and no page listens to: React listens to each other one at the root. */
const EVENTS =
  'abort auxClick beforeToggle canPlay canPlayThrough contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended fullscreenChange fullscreenError gotPointerCapture keyPress loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing progress rateChange resize seeked seeking stalled suspend timeUpdate touchCancel touchEnd touchStart volumeChange touchMove waiting wheel'.split(
    ' ',
  )

/** Further ones that React names itself, or makes of others. */
const OTHER_EVENTS =
  'animationEnd animationIteration animationStart doubleClick transitionRun transitionStart transitionCancel transitionEnd mouseEnter mouseLeave select scrollEnd'.split(
    ' ',
  )

/** Attributes that have another name in JSX, and that no page has: most are of SVG. */
const ATTRIBUTES =
  'acceptCharset httpEquiv accentHeight alignmentBaseline arabicForm baselineShift capHeight clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground floodColor floodOpacity fontSizeAdjust fontStretch fontVariant glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder panose-1 pointerEvents renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xmlnsXlink xHeight'.split(
    ' ',
  )

/** Style properties whose numbers have no unit, and that no page sets. */
const NUMBERS =
  'animationIterationCount borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount flexPositive flexNegative flexOrder gridRowSpan gridColumnSpan lineClamp orphans tabSize widows floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp'.split(
    ' ',
  )

const capitalized = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

/** Attributes that no element has. */
const UNUSED_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...[...EVENTS, ...OTHER_EVENTS].flatMap((name) => [`on${capitalized(name)}`, `on${capitalized(name)}Capture`]),
  ...ATTRIBUTES,
  ...'dangerouslySetInnerHTML xmlBase xmlLang xmlSpace xlinkActuate xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle xlinkType'.split(
    ' ',
  ),
])

/** Code in which one of these may be. */
export const UNUSED_NAMES = [
  String.raw`\s(?:${[...UNUSED_ATTRIBUTES].join('|')})=`,
  String.raw`\b(?:${NUMBERS.join('|')}):`,
  String.raw`<(?:video|audio)\b`,
].join('|')

const NUMBER = new RegExp(String.raw`\b(?:${NUMBERS.join('|')}):|<(?:video|audio)\b`)

/** The first element, attribute or style property of a module that React has no code for. Attributes of components are their own. */
export function unusedName(code: string): string | undefined {
  const found: string[] = []
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return
      for (const attribute of attributes) {
        const own = attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? attribute.name.name : ''
        if (UNUSED_ATTRIBUTES.has(own)) found.push(own)
      }
    },
  }).visit(parseSync('module.tsx', code).program)
  return found[0] ?? NUMBER.exec(code)?.[0]
}

/** The code with another list in place of the one between two texts. */
function withList(code: string, [before, after]: readonly [string, string], change: (list: string) => string): string {
  const start = code.indexOf(before) + before.length
  const end = code.indexOf(after, start)
  return code.slice(0, start) + change(code.slice(start, end)) + code.slice(end)
}

/**
 * React DOM without the names of events, attributes and style properties that no page has.
 * @param missing gets the names that React does not have
 */
export function withoutNames(source: string, missing: string[]): string {
  const without = (names: readonly string[]) => (list: string) => {
    const known = list.split(' ')
    missing.push(...names.filter((name) => !known.includes(name)))
    return known.filter((name) => !names.includes(name)).join(' ')
  }
  const withoutAttributes = (list: string) => {
    const rows = list.split('\n')
    const isOf = (name: string) => (row: string) => row.startsWith(`    ["${name}", `)
    missing.push(...ATTRIBUTES.filter((name) => !rows.some(isOf(name))))
    return rows.filter((row) => !ATTRIBUTES.some((name) => isOf(name)(row))).join('\n')
  }
  const withoutEvents = withList(source, ['simpleEventPluginEvents =\n    "', '"'], without(EVENTS))
  const withoutNumbers = withList(withoutEvents, ['unitlessNumbers = new Set(\n  "', '"'], without(NUMBERS))
  return withList(withoutNumbers, ['var aliases = new Map([\n', '\n  ])'], withoutAttributes)
}

/** Parts of React DOM for these names, for events of browsers of the past, and for functions as actions of forms. */
export const REACT_CUTS: readonly CodePart[] = [
  // Kinds of events that no event has any more
  ['    relatedTarget: function (event) {', '  SyntheticMouseEvent =', '    relatedTarget: 0\n  }),\n'],
  ['  DragEventInterface =', '  FocusEventInterface =', ''],
  ['  AnimationEventInterface =', '  modifierKeyToProp = {', ''],
  ['    key: function (nativeEvent) {', '    code: 0,', '    key: 0,\n'],
  ['    charCode: function (event) {', '  SyntheticKeyboardEvent =', '  }),\n'],
  ['  TouchEventInterface =', '  ToggleEventInterface =', ''],
  [',\n  END_KEYCODES = [', 'function isFallbackCompositionEnd(', ';\n'],
  ['var isInputEventSupported = !1;', 'function stopWatchingForValueChange(', ''],
  ['function makePrefixMap(', 'topLevelEventsToReactNames = new Map(),', 'var '],
  whole('simpleEventPluginEvents.push("scrollEnd");\n'),
  ['registerSimpleEvent(ANIMATION_END', 'registerSimpleEvent("focusin"', ''],
  ['registerSimpleEvent(TRANSITION_RUN', 'registerDirectEvent("onPointerEnter"', ''],
  whole('"change click focusin focusout input keydown keyup selectionchange"', '"change click input"'),
  ['registerTwoPhaseEvent(\n  "onSelect",', 'var mediaEventTypes =', ''],
  ['    "abort canplay canplaythrough', '.split(', '    "error"'],
  whole('          case "keypress":\n            if (0 === getEventCharCode(nativeEvent)) break a;\n'),
  whole(
    '          case "beforeblur":\n          case "afterblur":\n            SyntheticEventCtor = SyntheticFocusEvent;\n            break;\n',
  ),
  ['          case "auxclick":\n          case "dblclick":', '            SyntheticEventCtor = SyntheticMouseEvent;', ''],
  ['          case "drag":\n          case "dragend":', '          case "scroll":\n          case "scrollend":', ''],
  ['          case "wheel":\n            SyntheticEventCtor', '          case "pointercancel":', ''],
  [
    '          if (isInputEventSupported)\n            getTargetInstFunc = ',
    '        else\n          (SyntheticEventCtor = reactName.nodeName),',
    '          getTargetInstFunc = getTargetInstForInputOrChangeEvent;\n',
  ],
  whole('        handleEventFunc && handleEventFunc(domEventName, reactName, targetInst);\n'),
  [
    '      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch (domEventName) {',
    '    }\n    processDispatchQueue(dispatchQueue, eventSystemFlags);',
    '',
  ],
  // Attributes
  [
    '      if ("function" === typeof value) {\n        domElement.setAttribute(\n          key,\n          "javascript:throw new Error(\'A React form',
    '      if (\n        null == value ||\n        "symbol" === typeof value ||\n        "boolean"',
    '',
  ],
  ['    case "dangerouslySetInnerHTML":\n      if (null != value) {', '    case "multiple":\n      domElement.multiple', ''],
  ['    case "xlinkHref":\n      if (', '    case "contentEditable":\n    case "spellCheck":', ''],
  ['    case "xlinkActuate":\n      setValueForNamespacedAttribute(', '    case "is":\n      setValueForAttribute(', ''],
  // Actions of forms that were posted before hydration
  ['  i = (unblocked.ownerDocument || unblocked).$$reactFormReplay;', '}\nfunction defaultOnDefaultTransitionIndicator', ''],
]

/** Methods of classes that ours and the router's do not have. */
const OLD_METHODS = String.raw`[\w$]+\.(?:UNSAFE_componentWill\w+|componentWill(?!Unmount)\w+|getSnapshotBeforeUpdate|shouldComponentUpdate)\b`

/** Statements of React DOM for these methods, for contexts of classes and pure classes. */
export const CLASS_STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`"function" === typeof\s+${OLD_METHODS}`, 'g'), 'false'],
  [new RegExp(String.raw`"function" !== typeof\s+${OLD_METHODS}`, 'g'), 'true'],
  [/\b(?:Component|ctor)\.contextType\b/g, 'void 0'],
  [/ctor\.prototype && ctor\.prototype\.isPureReactComponent/g, 'false'],
]

/** Classes and hooks that need what is removed. */
export const UNUSED_CLASSES = String.raw`\b(?:PureComponent|contextType|shouldComponentUpdate|getSnapshotBeforeUpdate|UNSAFE_\w+|componentWill(?!Unmount)\w+)\b`

/** Hooks that no module uses. */
export const UNUSED_HOOKS: readonly string[] = [
  'useActionState',
  'useCacheRefresh',
  'useFormState',
  'useHostTransitionStatus',
  'useInsertionEffect',
  'useOptimistic',
  'useTransition',
]
