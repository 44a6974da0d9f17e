import type { CompiledDocument } from '../../model/compiled-document.ts'
import { frontMatterPlace } from '../documents/front-matter-place.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { LoadedSidebars } from '../sidebars/load-sidebars.ts'
import { quotedPlace } from '../sidebars/quoted-place.ts'
import type { SourceDocument } from '../source-document.ts'
import { documentImage, imageAddress } from './document-page.ts'

/** Where the image of a page is looked up. */
export interface ImageSources {
  root: string
  sidebars: Pick<LoadedSidebars, 'source' | 'file'>
  staticFiles: ReadonlySet<string>
  config: { onBrokenLinks: Severity }
  problems: ProblemCollector
}

/** Reports the image of a document, or of a generated index, that is not a file of the site. */
export const checkImage = (
  document: SourceDocument,
  compiled: CompiledDocument | undefined,
  { root, sidebars, config, staticFiles, problems }: ImageSources,
): void => {
  const { file, frontMatter, title, path, isGenerated, settingsPlace } = document
  const { image } = frontMatter
  // The images beside a document are known only after it was compiled.
  if (image === undefined || (compiled ? documentImage(document, compiled) !== undefined : image.startsWith('.')))
    return
  const address = imageAddress(image)
  if (!address.startsWith('/') || address.startsWith('//') || staticFiles.has(address)) return
  const nearest = `Nearest: ${listNearest(address, staticFiles, 3)}.`
  if (!isGenerated) {
    const message = `The image "${image}" is not a file in static/, nor is it one beside the document (./name.png). ${nearest}`
    problems.report(config.onBrokenLinks, { rule: 'broken-link', ...frontMatterPlace(root, file, ['image']), message })
    return
  }
  // The index has no file. Its image is named in the sidebars, or in the settings of a folder.
  const place = settingsPlace ?? quotedPlace(sidebars.source, image)
  const message = `The image "${image}" of the generated index "${title}" at ${path} is not a file in static/. ${nearest}`
  problems.report(config.onBrokenLinks, {
    rule: 'broken-link',
    ...(place.line !== undefined && { file: sidebars.file, ...place }),
    message,
  })
}
