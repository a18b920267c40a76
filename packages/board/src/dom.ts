type Attributes = Readonly<Record<string, string | number | undefined>>

function fill<T extends Element>(
  element: T,
  attributes: Attributes,
  children: readonly (Node | string)[],
): T {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => fill(document.createElement(tag), attributes, children)

export const makeSvg = (
  tag: string,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): SVGElement => fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)

/** Writes only what changed, because every write costs a style pass. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
