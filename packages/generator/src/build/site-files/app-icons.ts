import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' }
import { openStore } from '../../cache/open-store.ts'
import type { SiteData } from '../../model/site.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'

/** An icon of the installed application. */
export interface AppIcon {
  /** Path below the root of the output: `icons/icon-192.png`. */
  file: string
  /** Edge in pixels. */
  size: number
  /**
   * `maskable`: the system may cut off the outer fifth. `touch`: systems find the icon by its name at the root, so the
   * manifest does not list it.
   */
  purpose: 'any' | 'maskable' | 'touch'
  png: Uint8Array
}

/** Source of the maskable icons, below `static/`. It fills its square. */
const maskableSource = 'icons/maskable.svg'

/**
 * Draws the icons of the application from the site's SVG files: the favicon and `static/icons/maskable.svg`. When a
 * file is missing, its icons are omitted. Throws an `Error` that names a file with invalid SVG.
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
  const store = openStore(cacheFolder, 'icons')
  const program = `${resvgPackage.version} ${programFingerprint(['packages/generator/src/build/site-files/app-icons.ts'])}`
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
      const origin = JSON.stringify([program, icon.size, svg])
      const png = await store.readOrMake({ place: icon.file, origin }, () => drawPng({ svg, size: icon.size, source }))
      icons.push({ ...icon, png })
    }
  }
  return icons
}

const drawPng = ({ svg, size, source }: { svg: string; size: number; source: string }): Uint8Array => {
  try {
    return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng()
  } catch (cause) {
    throw new Error(`static/${source} could not be drawn: it must be a valid SVG with a viewBox.`, { cause })
  }
}
