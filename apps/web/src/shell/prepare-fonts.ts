// What the pictures of a thought are set in, by the style sheets.
const lists = ['--font', '--mono']
const sizes = ['14px', '14.4px', '15px', '16px', '17px']
const weights = [400, 550, 600, 700]

/**
 * Lets the browser find the page's fonts while nobody waits, one in a task. Else it asks the system for each name of a
 * list, in each size, when a text first wants it, in the middle of the layout: the first picture of a thought took ten
 * times as long as its work.
 */
export function prepareFonts(): void {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return
  const style = getComputedStyle(document.documentElement)
  const names = lists.map((list) => style.getPropertyValue(list))
  const fonts = names.flatMap((name) =>
    sizes.flatMap((size) => weights.map((weight) => `${weight} ${size} ${name}`)),
  )
  const prepareNext = () => {
    const font = fonts.pop()
    if (font === undefined) return
    context.font = font
    context.measureText('e4')
    setTimeout(prepareNext)
  }
  prepareNext()
}
