import { randomInt } from 'node:crypto'
import { say } from '@rookery/words/cli/main'
import { InvalidArgumentError, Option } from 'commander'

function parseSeed(text: string): number {
  const seed = Number(text)
  if (!/^\d{1,10}$/.test(text) || seed > 0xffffffff) throw new InvalidArgumentError(say('wrong.seed'))
  return seed
}

export const makeSeed = (): number => randomInt(2 ** 31)

export const seedOption = (meaning = say('seed')): Option =>
  new Option('--seed <number>', meaning).argParser(parseSeed)
