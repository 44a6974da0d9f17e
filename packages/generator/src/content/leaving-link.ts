import { realpathSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Places of sites without links on the way; they do not move while the program runs. */
const places = new Map<string, string>()

const placeOf = (root: string): string => {
  const place = places.get(root) ?? realpathSync.native(root)
  places.set(root, place)
  return place
}

const isInside = (place: string, root: string): boolean =>
  place === placeOf(root) || place.startsWith(placeOf(root).replace(/[\\/]*$/, sep))

/** Whether a file of a site, also one behind links, lies in the folder of the site. Throws where there is no such file. */
export const isInsideSite = (root: string, file: string): boolean =>
  isInside(realpathSync.native(join(root, file)), root)

/**
 * Says where a link leads that leaves the folder of the site, as a complete message; `undefined` for a link within the
 * site, and for one that leads nowhere. What such a link leads to would be published: `static/x -> /etc/passwd`.
 */
export const leavingLink = async (root: string, file: string): Promise<string | undefined> => {
  const place = await realpath(join(root, file)).catch(() => undefined)
  if (place === undefined || isInside(place, root)) return undefined
  return `The link leads to ${place}, outside of the folder of the site, and what is there is not published. Copy it into the site, or delete the link.`
}
