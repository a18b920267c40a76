/** The colours that CSS knows by name and that a hurried hand writes. */
const namedColors =
  'black white red green blue yellow orange purple pink brown gray grey silver gold navy teal maroon olive lime aqua cyan magenta fuchsia beige ivory tan crimson coral salmon khaki indigo violet whitesmoke gainsboro lightgray lightgrey darkgray darkgrey dimgray dimgrey'.split(
    ' ',
  )
const colorPattern = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|(?<![\\w-])(?:${namedColors.join('|')})(?![\\w-])`,
  'gi',
)
/** Not `em`, `ch`, `%`, `fr` and the window's units: those are measured by something that is a token or has no size of its own. */
const lengthPattern = /(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|pt|pc|cm|mm|in|q|ms|s)\b/gi
const hairlines = new Set(['0px', '0s', '0ms', '1px', '-1px'])

/** What a value says that only a token may say. */
export function findRaw(property, value) {
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const colors = bare.match(colorPattern) ?? []
  // A property of one's own names a size that exists once; it never names a colour.
  const lengths = property.startsWith('--') ? [] : (bare.match(lengthPattern) ?? [])
  return {
    colors: [...colors],
    lengths: lengths.filter((length) => !hairlines.has(length)),
  }
}

/** The widths and heights at which a media query turns. */
export const findWidths = (params) => params.match(/\d+(?:\.\d+)?px/g) ?? []

export const findVars = (value) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)

export const findClasses = (selector) =>
  [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name)
