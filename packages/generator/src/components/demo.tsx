import type { ReactNode } from 'react'
import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'

interface DemoProps {
  /** Name of the frame for screen readers. */
  title?: string
  /** Of the frame, in pixels. */
  height?: number
  /** The fences inside; the compiler gives them. */
  sources?: { lang: string; code: string }[]
  children?: ReactNode
}

const noSources: { lang: string; code: string }[] = []

const kinds = ['html', 'css', 'js'] as const

/** Shows HTML, CSS and JavaScript live, in a sandboxed frame that has no access to the site, above its code. */
export const Demo = ({ title, height = 160, sources = noSources, children }: DemoProps) => {
  const { lang } = useArticle()
  if (!title) throw new ArticleError('<Demo> has no title. Name what the frame shows: <Demo title="Centred box">.')
  if (!Number.isFinite(height) || height < 40 || height > 1200) {
    throw new ArticleError(
      `<Demo title="${title}"> has the height ${JSON.stringify(height)}. Give pixels between 40 and 1200: height={160}.`,
    )
  }
  const other = sources.find((source) => !kinds.some((kind) => kind === source.lang))
  if (other)
    throw new ArticleError(`<Demo title="${title}"> holds a block of "${other.lang}". It shows: ${kinds.join(', ')}.`)
  const code = (kind: string) => sources.flatMap((source) => (source.lang === kind ? [source.code] : [])).join('\n')
  const [, handler] = /<[a-z][^<>]*\s(on[a-z]+)\s*=/i.exec(code('html')) ?? []
  if (handler)
    throw new ArticleError(
      `<Demo title="${title}"> has the attribute "${handler}", which the site's security policy keeps from running. Listen in a \`\`\`js block: element.addEventListener('${handler.slice(2)}', …).`,
    )
  if (code('html') === '' && code('js') === '')
    throw new ArticleError(`<Demo title="${title}"> has nothing to show. Put a \`\`\`html block into it.`)
  return (
    <div className="demo">
      <iframe
        title={title}
        sandbox="allow-forms allow-scripts"
        loading="lazy"
        height={height}
        srcDoc={frameDocument({ lang, html: code('html'), css: code('css'), js: code('js') })}
      />
      {children}
    </div>
  )
}

/**
 * Links and forms of a demo stay in its frame: the site refuses to be framed, and other sites are not let in. A link to a
 * place in the demo would lead to the page around it, whose address is the base of all others in such a frame.
 */
const stay = `addEventListener('click',event=>{const href=event.target.closest('a')?.getAttribute('href');if(href==null||event.defaultPrevented)return;event.preventDefault();if(href[0]==='#')location.replace('about:srcdoc'+href)});addEventListener('submit',event=>event.target.method==='dialog'||event.preventDefault())`

const frameDocument = ({ lang, html, css, js }: { lang: string; html: string; css: string; js: string }): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><script>${stay}</script><style>:root{color-scheme:light;background:#fff;font:16px/1.5 system-ui,sans-serif}body{margin:1rem}</style>` +
  (css === '' ? '' : `<style>${css.replaceAll('</style', String.raw`<\/style`)}</style>`) +
  html +
  (js === '' ? '' : `<script type="module">${js.replaceAll('</script', String.raw`<\/script`)}</script>`)
