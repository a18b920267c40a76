import { isAbsolute, resolve } from 'node:path'
import type { Entrant } from '@rookery/arena'
import { findPlayer } from '@rookery/players'
import { say } from '@rookery/words/cli/arena'

/** What an entrant does to this machine: the program it starts, where, and what it is given that may be a path. */
export interface Launch {
  readonly command: string
  readonly args: readonly string[]
  /** Empty where nothing depends on it. */
  readonly directory: string
  readonly texts: Readonly<Record<string, string>>
}

/** `undefined` for people, and for minds that reach nothing outside themselves. */
export function launchOf(entrant: Entrant, workingFolder = process.cwd()): Launch | undefined {
  switch (entrant.kind) {
    case 'person':
      return undefined
    case 'player': {
      const texts = textSettings(entrant.player, entrant.settings)
      if (Object.keys(texts).length === 0) return undefined
      return { command: `player=${entrant.player}`, args: [], directory: workingFolder, texts }
    }
    case 'engine': {
      const { command, args, directory, options } = entrant
      const texts = Object.fromEntries(
        Object.entries(options).filter(([name, value]) => !isHarmless(name, value)),
      )
      const isPlaceless =
        directory === undefined &&
        (isAbsolute(command) || !/[\\/]/.test(command)) &&
        [...args, ...Object.values(texts)].every((text) => isAbsolute(text))
      return { command, args, directory: isPlaceless ? '' : resolve(workingFolder, directory ?? '.'), texts }
    }
  }
}

/** Options that most engines have, and that take a number or a switch. A number can name a file too, so of others all is told. */
const harmless = new Set([
  'clear hash',
  'contempt',
  'hash',
  'move overhead',
  'multipv',
  'ponder',
  'skill level',
  'threads',
  'uci_analysemode',
  'uci_chess960',
  'uci_elo',
  'uci_limitstrength',
  'uci_showwdl',
  'usenetwork',
])

const isHarmless = (name: string, value: string): boolean =>
  harmless.has(name.toLowerCase()) && /^(true|false|-?\d*)$/i.test(value)

function textSettings(player: string, settings: Readonly<Record<string, unknown>>): Record<string, string> {
  const schema = findPlayer(player)?.settings ?? {}
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(settings)) {
    const setting = Object.hasOwn(schema, name) ? schema[name] : undefined
    if (setting?.kind === 'text' && value !== setting.default) texts[name] = String(value)
  }
  return texts
}

/** In one line, for a person to judge: nothing of it is left out. */
export function makeLaunch({ command, args, directory, texts }: Launch): string {
  const options = Object.entries(texts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => makeWord(`option.${name}=${value}`))
  return [
    ...[command, ...args].map(makeWord),
    ...(directory === '' ? [] : [say('launch.in'), makeWord(directory)]),
    ...(options.length === 0 ? [] : [say('launch.with'), ...options]),
  ].join(' ')
}

/** As a shell takes it. What a terminal would not show, or would obey, is shown by its number. */
export function makeWord(text: string): string {
  if (/^[\w./:=+,@%-]+$/.test(text)) return text
  if (!/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`
  const shown = text.replace(/[\\'\p{C}\p{Zl}\p{Zp}]/gu, (sign) =>
    sign === '\\' || sign === "'" ? `\\${sign}` : `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  )
  return `$'${shown}'`
}

/** The words of a command line; quotes hold words together, and a backslash keeps a quote or a blank as it is. */
export function splitWords(text: string): string[] {
  const parts = text.matchAll(/\\(['"\s])|'([^']*)'|"([^"]*)"|(\S)/gu)
  const words: string[] = []
  let end = -1
  for (const { 0: part, index, 1: escaped, 2: single, 3: double, 4: plain } of parts) {
    const before = index === end ? words.pop() : ''
    words.push(`${before}${escaped ?? single ?? double ?? plain}`)
    end = index + part.length
  }
  return words
}
