import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '../../cache/open-store.ts'
import type { SitePage } from '../../content/pages/site-page.ts'
import type { Site } from '../../content/site.ts'
import { limiter } from '../limiter.ts'
import { type Card, type CardFrame, cardSvg } from './card-svg.ts'
import { createCardDrawing, drawingFingerprint, fontFile } from './draw-card.ts'
import { readAdvances } from './read-advances.ts'

/** Previews of a site's pages in other sites. */
export interface SocialCards {
  /** Site path of the preview image of a page. `undefined` for a page with its own image. */
  imageOf: (path: string) => string | undefined
  /** The images by their path in the output. Each function draws an image that the cache does not contain. */
  images: ReadonlyMap<string, () => Promise<Uint8Array>>
  /** Records that the images are still needed, including images that were taken over from the last build. */
  use: () => void
}

/** Folder of the images in the output; their names are hashes of what they show. */
export const socialFolder = 'social'

/** Number of images that are drawn at the same time. The renderer has its own threads. */
const atOnce = 4

/**
 * Plans a preview for each document without its own image. All other pages share the site's preview. The names are
 * known at once, so pages can be written while images are drawn.
 */
export const planSocialCards = async ({
  site,
  root,
  cacheFolder,
}: {
  site: Site
  root: string
  cacheFolder: string
}): Promise<SocialCards> => {
  const font = await readFile(fontFile)
  const mark = site.data.favicon?.endsWith('.svg')
    ? await readFile(join(root, 'static', site.data.favicon.slice(1)), 'utf8').catch(() => undefined)
    : undefined
  const frame: CardFrame = {
    siteTitle: site.data.title,
    host: new URL(site.data.url).host,
    mark,
    advances: readAdvances(font),
  }
  const fingerprint = drawingFingerprint()

  const images = new Map<string, string>()
  const sources = new Map<string, Card>()
  for (const [path, card] of cardsOf(site)) {
    const file = `${socialFolder}/${createHash('sha256').update(fingerprint).update(cardSvg(card, frame)).digest('hex').slice(0, 16)}.png`
    images.set(path, `/${file}`)
    sources.set(file, card)
  }
  const limited = limiter(atOnce)
  const drawCard = createCardDrawing(frame)
  const store = openStore(cacheFolder, 'social')
  // The name of a file is a hash of everything that the image shows.
  const draw = (file: string, card: Card) =>
    limited(() => store.readOrMake({ place: file, origin: file }, () => drawCard(card)))
  return {
    imageOf: (path) => images.get(path),
    images: new Map([...sources].map(([file, card]) => [file, () => draw(file, card)])),
    use: () => {
      for (const file of sources.keys()) store.use(file)
    },
  }
}

/** Every page's card, documents with their section. */
const cardsOf = (site: Site): [path: string, card: Card][] => {
  const sectionOf = new Map(
    site.sections.flatMap(({ label, path, documents }) =>
      [path, ...documents.map((document) => document.path)].map((inside) => [inside, label] as const),
    ),
  )
  const cardOf = (page: SitePage): Card =>
    page.kind === 'document' ? { title: page.title, section: sectionOf.get(page.path) } : { title: site.data.tagline }
  return [...site.pages.values()].flatMap((page): [string, Card][] =>
    page.image !== undefined || page.kind === 'not-found' ? [] : [[page.path, cardOf(page)]],
  )
}
