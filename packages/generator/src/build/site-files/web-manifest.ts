import { toAddress } from '../../model/path.ts'
import type { SiteData } from '../../model/site.ts'
import type { AppIcon } from './app-icons.ts'

/** Web application manifest: identity, icons, and a shortcut to each section of the navbar. */
export const webManifest = (site: SiteData, icons: readonly AppIcon[] = []): string => {
  const address = (path: string) => toAddress(site.baseUrl, path)
  const image = ({ file, size }: AppIcon) => ({ src: address(`/${file}`), sizes: `${size}x${size}`, type: 'image/png' })
  const small = icons.find(({ purpose }) => purpose === 'any')
  const shortcutIcons = small ? { icons: [image(small)] } : {}
  return JSON.stringify({
    id: address('/'),
    name: site.title,
    short_name: site.title,
    description: site.tagline,
    lang: site.lang,
    start_url: address('/'),
    scope: address('/'),
    display: 'standalone',
    theme_color: site.themeColor,
    background_color: site.themeColor,
    icons: [
      ...(site.favicon === undefined
        ? []
        : [
            {
              src: address(site.favicon),
              sizes: 'any',
              ...(site.favicon.endsWith('.svg') ? { type: 'image/svg+xml' } : {}),
              purpose: 'any',
            },
          ]),
      ...icons.flatMap((icon) => (icon.purpose === 'touch' ? [] : [{ ...image(icon), purpose: icon.purpose }])),
    ],
    shortcuts: site.navbar.items.flatMap((item) =>
      item.type === 'document' ? [{ name: item.label, url: address(item.path), ...shortcutIcons }] : [],
    ),
  })
}
