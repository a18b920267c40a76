// What only a game, a review or the terminal says is no part of the words that everybody installs: each has its own among its files.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './run.mjs'

const SECTIONS = join(root, 'packages/words/dist/sections')

const listFiles = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** Copies the sections of a room and its other languages to `dist/words` of a workspace, whose scripts then find them there. */
export function takeWords(workspace, room) {
  const dist = join(root, workspace, 'dist')
  if (!existsSync(join(SECTIONS, room))) return
  const isLanguage = new RegExp(`^[a-z]{2}/${room}\\.js$`)
  const isOfRoom = (file) => file.endsWith('.js') && (dirname(file) === room || isLanguage.test(file))
  for (const file of listFiles(SECTIONS).filter(isOfRoom)) {
    const copy = join(dist, 'words', file)
    mkdirSync(dirname(copy), { recursive: true })
    const text = readFileSync(join(SECTIONS, file), 'utf8')
    writeFileSync(copy, text.replaceAll('../../words.js', '@rookery/words'))
  }
  const specifier = new RegExp(`(["'\`])@rookery/words/(${room}/[\\w/-]+)\\1`, 'g')
  for (const file of listFiles(dist).filter((path) => path.endsWith('.js'))) {
    const script = join(dist, file)
    const text = readFileSync(script, 'utf8')
    const up = relative(dirname(script), join(dist, 'words')).replaceAll('\\', '/')
    const own = text.replace(
      specifier,
      (_, quote, path) => `${quote}${up.startsWith('.') ? up : `./${up}`}/${path}.js${quote}`,
    )
    if (own !== text) writeFileSync(script, own)
  }
}
