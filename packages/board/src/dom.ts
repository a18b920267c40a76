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

/** An element whose attributes are properties too. */
interface Optioned<Name extends string> {
  getOption(name: Name): unknown
  setOption(name: Name, value: unknown): void
}

/** Gives every element of a class a property for each of its options. */
export function defineOptions<Name extends string>(prototype: Optioned<Name>, names: readonly Name[]): void {
  for (const name of names)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Optioned<Name>) {
        return this.getOption(name)
      },
      set(this: Optioned<Name>, value: unknown) {
        this.setOption(name, value)
      },
    })
}

/** Takes over what was set on an element before its class was known, which would hide the class's own properties. */
export function takeEarlyOptions<Name extends string>(element: Optioned<Name>, names: readonly Name[]): void {
  for (const name of names) {
    const early = Object.getOwnPropertyDescriptor(element, name)
    if (!early) continue
    Reflect.deleteProperty(element, name)
    element.setOption(name, early.value)
  }
}

type Camel<Name extends string> = Name extends `${infer Start}-${infer End}`
  ? `${Start}${Capitalize<Camel<End>>}`
  : Name

/** Handlers of an element's events as React, Preact and Svelte write them: `onmove`. */
export type Handlers<Events> = {
  [Type in keyof Events & string as `on${Type}`]?: ((event: CustomEvent<Events[Type]>) => unknown) | undefined
}

/** Handlers as Vue writes them: `onMove`, and `@move` in its templates. */
export type VueHandlers<Events> = {
  [Type in keyof Events & string as `on${Capitalize<Camel<Type>>}`]?:
    | ((event: CustomEvent<Events[Type]>) => unknown)
    | undefined
}
