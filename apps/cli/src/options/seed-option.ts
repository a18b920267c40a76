import { randomInt } from 'node:crypto'
import { InvalidArgumentError, Option } from 'commander'

function parseSeed(text: string): number {
  const seed = Number(text)
  if (!/^\d{1,10}$/.test(text) || seed > 0xffffffff)
    throw new InvalidArgumentError('A seed is a whole number below 4294967296.')
  return seed
}

export const makeSeed = (): number => randomInt(2 ** 31)

export const seedOption = (): Option =>
  new Option('--seed <number>', 'makes minds that draw lots repeat themselves').argParser(parseSeed)
