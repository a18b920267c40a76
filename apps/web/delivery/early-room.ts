import type { Plugin } from 'vite'

/**
 * Lets the page ask for a room's script and style with its own, instead of after they have run: the room that most visitors see
 * first is there sooner.
 */
export function earlyRoom(module: string): Plugin {
  return {
    name: 'early-room',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
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
        const isNew = (file: string) => !html.includes(file)
        const makeLink = (rel: string) => (file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        })
        return [
          ...[...scripts].filter(isNew).map(makeLink('modulepreload')),
          ...[...styles].filter(isNew).map(makeLink('stylesheet')),
        ]
      },
    },
  }
}
