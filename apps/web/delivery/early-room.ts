import type { Plugin, Rolldown } from 'vite'

/**
 * Lets the page ask for a room's script and style with its own, instead of after they have run: the room that most visitors see
 * first is there sooner. What only a first visit shows is named in the page, and public/theme.js asks for it where it is needed.
 */
export function earlyRoom(module: string, firstVisit: string): Plugin {
  return {
    name: 'early-room',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const room = filesOf(bundle, module)
        const door = filesOf(bundle, firstVisit)
        const isNew = (file: string) => !html.includes(file)
        const onlyDoor = [...door.scripts, ...door.styles].filter(
          (file) => isNew(file) && !room.scripts.has(file) && !room.styles.has(file),
        )
        const makeLink = (rel: string) => (file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        })
        return [
          {
            tag: 'meta',
            attrs: { name: 'first-visit', content: onlyDoor.map((file) => `./${file}`).join(' ') },
            injectTo: 'head-prepend',
          },
          ...[...room.scripts].filter(isNew).map(makeLink('modulepreload')),
          ...[...room.styles].filter(isNew).map(makeLink('stylesheet')),
        ]
      },
    },
  }
}

/** What has to be there before a module can run. */
function filesOf(bundle: Rolldown.OutputBundle, module: string) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const collect = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || scripts.has(file)) return
    scripts.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    for (const imported of chunk.imports) collect(imported)
  }
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(module)) collect(file)
  return { scripts, styles }
}
