/** What it is like to sit opposite; a mind that is not described here is known by its summary alone. */
const characters: Readonly<Record<string, string>> = {
  fledgling: 'Has never heard of a plan. A good first win.',
  magpie: 'Greedy and quick, and cannot resist a check.',
  owl: 'Calm and tidy: likes its pieces on good squares.',
  heron: 'Patient, with an eye for material and nothing else.',
  parrot: 'Says again what has worked before; better the more it has heard.',
  kestrel: 'Restless: wants every piece to have somewhere to go.',
  wren: 'Small and fierce, at home on the small board.',
  raven: 'The strongest here. Choose a lower level to have a chance.',
}

export const characterOf = (id: string): string | undefined =>
  Object.hasOwn(characters, id) ? characters[id] : undefined
