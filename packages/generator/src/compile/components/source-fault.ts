import type { ModulePlace } from '../../content/modules/locate-in-module.ts'

/**
 * A mistake in a file of the site that a component shows or runs. The file's author must correct it, and the message is
 * complete.
 */
export class SourceFault extends Error {
  override readonly name = 'SourceFault'
  /** Absolute path. */
  readonly file: string
  readonly place: Partial<ModulePlace> | undefined

  constructor(
    message: string,
    { file, place, cause }: { file: string; place?: Partial<ModulePlace> | undefined; cause?: unknown },
  ) {
    super(message, { cause })
    this.file = file
    this.place = place
  }
}
