import { isObject, refuse } from '../check-argument.ts'

const isText = (value: unknown): boolean => typeof value === 'string'

/** What is wrong with how an engine is to be started is told before there is a process. */
export function checkOpening(command: unknown, options: unknown): void {
  if (!isText(command) || command === '') refuse('option', 'the command of an engine', 'a text', command)
  if (!isObject(options)) refuse('option', 'the options of openEngine', 'an object', options)
  const { args = [], directory = '', onText, options: values = {} } = options
  if (!Array.isArray(args) || !args.every(isText)) refuse('option', 'args', 'a list of texts', args)
  if (!isText(directory)) refuse('option', 'directory', 'a text', directory)
  if (onText !== undefined && typeof onText !== 'function') refuse('option', 'onText', 'a function', onText)
  if (!isObject(values)) refuse('option', 'options', 'an object of names and values', values)
  for (const name of ['startMs', 'answerMs', 'silentMs']) {
    const ms = options[name] ?? 0
    if (!(typeof ms === 'number' && ms >= 0)) refuse('option', name, 'a number of milliseconds', ms)
  }
}
