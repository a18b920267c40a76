/** All colours that CSS knows by name. */
const namedColors =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.split(
    ' ',
  )
/** Colours of the system, which do not go with ours. */
const systemColors =
  'accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext'.split(
    ' ',
  )
const colorPattern = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk)\\(|(?<![\\w-])(?:${[...namedColors, ...systemColors].join('|')})(?![\\w-])`,
  'gi',
)
/** Not `em`, `ch`, `%`, `fr` and the window's units: those are measured by something that is a token or has no size of its own. */
const lengthPattern = /(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|pt|pc|cm|mm|in|q|ms|s)\b/gi
/** What has a scale of its own, so that a share of the letter's size is no token either; a column may be as wide as its words. */
const scaled = /^(?:font(?:-size)?|padding|margin|(?:row-|column-)?gap|border-radius)/
const emPattern = /(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)em\b/gi
const hairlines = new Set(['0px', '0s', '0ms', '1px', '-1px'])
/** A hairline times a number is that number of pixels. */
const multiplied = /(?<![\w.-])(?:1px\s*\*\s*\d+(?:\.\d+)?|\d+(?:\.\d+)?\s*\*\s*1px)\b/g

/** What a value says that only a token may say. */
export function findRaw(property, value) {
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const colors = bare.match(colorPattern) ?? []
  // A property of one's own names a size that exists once; it never names a colour.
  const lengths = property.startsWith('--') ? [] : (bare.match(lengthPattern) ?? [])
  const ems = scaled.test(property) ? (bare.match(emPattern) ?? []) : []
  return {
    colors: [...colors],
    lengths: [
      ...lengths.filter((length) => !hairlines.has(length)),
      ...ems,
      ...(bare.match(multiplied) ?? []),
    ],
  }
}

/** The widths and heights at which a media query turns. */
export const findWidths = (params) => params.match(/\d+(?:\.\d+)?px/g) ?? []

export const findVars = (value) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)

export const findClasses = (selector) =>
  [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name)
