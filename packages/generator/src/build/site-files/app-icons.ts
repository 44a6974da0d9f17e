import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' }
import type { SiteData } from '../../model/site.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { cachedFile, sweepFolder } from '../cache-file.ts'

/** An icon of the installed application. */
export interface AppIcon {
  /** Path below the root of the output: `icons/icon-192.png`. */
  file: string
  /** Edge in pixels. */
  size: number
  /** `maskable`: its outer fifth may be cut away; `touch`: taken by its name at the root, not listed in the manifest. */
  purpose: 'any' | 'maskable' | 'touch'
  png: Uint8Array
}

/** Source of the icons that may be cut to a shape, below `static/`: it fills its square. */
const maskableSource = 'icons/maskable.svg'

/**
 * Draws the icons of the application from the site's SVG files: the favicon and `static/icons/maskable.svg`. A site
 * without one of them goes without its icons. Throws an `Error` that names a file that is no valid SVG.
 */
export const drawAppIcons = async ({
  site,
  root,
  cacheFolder,
}: {
  site: SiteData
  root: string
  cacheFolder: string
}): Promise<AppIcon[]> => {
  const icons: AppIcon[] = []
  const used = new Set<string>()
  const plans: [source: string | undefined, icons: Pick<AppIcon, 'file' | 'size' | 'purpose'>[]][] = [
    [
      site.favicon?.slice(1),
      [
        { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
        { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
      ],
    ],
    [
      maskableSource,
      [
        { file: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
        { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
        { file: 'apple-touch-icon.png', size: 180, purpose: 'touch' },
      ],
    ],
  ]
  for (const [source, planned] of plans) {
    if (!source?.endsWith('.svg')) continue
    const svg = await readFile(join(root, 'static', source), 'utf8').catch(() => null)
    if (svg === null) continue
    for (const icon of planned) {
      const file = fileOf({ svg, size: icon.size, cacheFolder })
      icons.push({ ...icon, png: await drawPng({ svg, size: icon.size, source, file }) })
      used.add(basename(file))
    }
  }
  sweepFolder(folderOf(cacheFolder), (name) => used.has(name))
  return icons
}

const folderOf = (cacheFolder: string): string => join(cacheFolder, 'icons')

/** Where an icon is kept: named by what it is drawn from, and by what draws it. */
const fileOf = ({ svg, size, cacheFolder }: { svg: string; size: number; cacheFolder: string }): string => {
  const key = createHash('sha256')
    .update(
      `${resvgPackage.version} ${programFingerprint(['packages/generator/src/build/site-files/app-icons.ts'])}\0${size}\0${svg}`,
    )
    .digest('hex')
    .slice(0, 16)
  return join(folderOf(cacheFolder), `${key}.png`)
}

const drawPng = ({
  svg,
  size,
  source,
  file,
}: {
  svg: string
  size: number
  source: string
  file: string
}): Promise<Uint8Array> =>
  cachedFile(file, async () => {
    try {
      return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
        .render()
        .asPng()
    } catch (cause) {
      throw new Error(`static/${source} could not be drawn: it must be a valid SVG with a viewBox.`, { cause })
    }
  })
