import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { importRules } from '../../content/site-components/site-styles.ts'

const id = 'virtual:site-styles'

/**
 * Vite plugin for the style sheets that the configuration of a site names. `virtual:site-styles` imports them. Their
 * rules are in the layer `site`, which comes after all layers of the generator.
 */
export const siteStyles = ({ styles }: { styles: () => readonly string[] }): Plugin => ({
  name: 'handbook-site-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:site-styles$/ }, handler: () => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:site-styles$/ },
    handler: () =>
      styles()
        .map((file) => `import ${JSON.stringify(file)}`)
        .join('\n'),
  },
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler(css, path) {
      const file = path.replace(/\?.*$/, '')
      if (!styles().includes(file)) return null
      const imports: string[] = []
      const rest = css
        .replaceAll(/@charset[^;]*;/g, '')
        .replaceAll(importRules, (_, _quote: string, address: string, conditions: string) => {
          if (address.startsWith('.')) this.addWatchFile(resolve(dirname(file), address))
          imports.push(`@import ${JSON.stringify(address)} layer(site)${conditions};`)
          return ''
        })
      return { code: `${imports.join('')}@layer site{${rest}\n}`, map: null }
    },
  },
})
