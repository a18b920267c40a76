import { say } from '@rookery/words/cli/main'
import { InvalidArgumentError } from 'commander'

/** A parser of whole numbers within bounds, for options. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text)
  if (!/^\d{1,15}$/.test(text) || value < min || value > max)
    throw new InvalidArgumentError(say('wrong.wholeNumber', { min: String(min), max: String(max) }))
  return value
}

/** A parser of the multiples of a number, from itself on, for options. */
export const multipleOf = (step: number, max: number) => (text: string) => {
  const value = wholeNumber(step, max)(text)
  if (value % step !== 0) throw new InvalidArgumentError(say('wrong.multiple', { step: String(step) }))
  return value
}

/** A parser of numbers within bounds, for options. */
export const numberBetween = (min: number, max: number) => (text: string) => {
  const value = Number(text)
  if (text.trim() === '' || !(value >= min && value <= max))
    throw new InvalidArgumentError(say('wrong.number', { min: String(min), max: String(max) }))
  return value
}
