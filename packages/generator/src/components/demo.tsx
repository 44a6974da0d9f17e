import type { ReactNode } from 'react'
import { demoStyle, stayInFrame } from '../model/demo-frame.ts'
import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'
import { articleLabels } from '../texts/article-labels.ts'

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
      <div className="demo-code">
        <button className="code-edit" data-edit="" hidden>
          {articleLabels(lang).editCode}
        </button>
        {children}
      </div>
    </div>
  )
}

const frameDocument = ({ lang, html, css, js }: { lang: string; html: string; css: string; js: string }): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><script>${stayInFrame}</script><style>${demoStyle}</style>` +
  (css === '' ? '' : `<style>${css.replaceAll('</style', String.raw`<\/style`)}</style>`) +
  html +
  (js === '' ? '' : `<script type="module">${js.replaceAll('</script', String.raw`<\/script`)}</script>`)
