import type { ReactNode } from 'react'
import { demoDocument } from '../model/demo-frame.ts'
import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'
import { articleLabels } from '../texts/article-labels.ts'

interface DemoProps {
  /** Name of the frame for screen readers. */
  title?: string
  /** Height of the frame in pixels. */
  height?: number
  /** The code blocks inside, which the compiler provides. */
  sources?: { lang: string; code: string }[]
  children?: ReactNode
}

const noSources: { lang: string; code: string }[] = []

const kinds = ['html', 'css', 'js'] as const

/**
 * Shows HTML, CSS and JavaScript live above its code, in a frame without access to the site. The page inserts the frame
 * at a reserved place (`run-sample/show-demos.ts`). Without script, a frame there shows only the HTML and the CSS.
 */
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
  if (code('html') === '' && code('js') === '')
    throw new ArticleError(`<Demo title="${title}"> has nothing to show. Put a \`\`\`html block into it.`)
  return (
    <div className="demo">
      <div className="demo-frame" data-title={title} style={{ blockSize: height, background: '#fff' }}>
        {code('html') !== '' && (
          <noscript>
            <iframe
              title={title}
              sandbox="allow-forms"
              loading="lazy"
              height={height}
              srcDoc={demoDocument({ lang, html: code('html'), css: code('css') })}
            />
          </noscript>
        )}
      </div>
      <div className="demo-code">
        <button className="code-edit" data-edit="" hidden>
          {articleLabels(lang).editCode}
        </button>
        {children}
      </div>
    </div>
  )
}
