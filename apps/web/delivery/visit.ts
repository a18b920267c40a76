import type { Plugin, Rolldown } from 'vite'

/**
 * Names in the page the script and style that only a kind of visit shows, so that public/theme.js can ask for them with the page's own
 * where they are needed, instead of after those have run.
 */
export function visit(name: string, module: string): Plugin {
  return {
    name,
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const content = filesOf(bundle, module)
          .filter((file) => !html.includes(file))
          .map((file) => `./${file}`)
          .join(' ')
        return [{ tag: 'meta', attrs: { name, content }, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** What has to be there before a module can run. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
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
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module))) collect(file)
  return [...scripts, ...styles]
}
