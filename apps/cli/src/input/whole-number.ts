import { InvalidArgumentError } from 'commander'

/** A parser of whole numbers within bounds, for options. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text)
  if (!/^\d{1,15}$/.test(text) || value < min || value > max)
    throw new InvalidArgumentError(`It is a whole number from ${min} to ${max}.`)
  return value
}

/** A parser of numbers within bounds, for options. */
export const numberBetween = (min: number, max: number) => (text: string) => {
  const value = Number(text)
  if (text.trim() === '' || !(value >= min && value <= max))
    throw new InvalidArgumentError(`It is a number from ${min} to ${max}.`)
  return value
}
