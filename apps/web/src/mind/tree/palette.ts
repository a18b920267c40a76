/** The page's colours and fonts, for a canvas, which cannot read style sheets. */
export interface Palette {
  readonly paper: string
  readonly surface: string
  readonly sunken: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly accent: string
  readonly hue: string
  readonly bad: string
  readonly font: string
  readonly mono: string
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return {
    paper: read('--paper'),
    surface: read('--surface'),
    sunken: read('--sunken'),
    ink: read('--ink'),
    soft: read('--ink-soft'),
    line: read('--line'),
    accent: read('--accent'),
    hue: read('--hue'),
    bad: read('--bad'),
    font: style.fontFamily,
    mono: read('--mono'),
  }
}
