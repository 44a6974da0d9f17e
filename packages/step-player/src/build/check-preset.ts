import type { InputKind, Preset } from '../player/subject.ts'
import { faultMessage, SourceFault } from '../trace/source-fault.ts'

/** The parts of a player or a race that make its first input. */
export interface FirstInput {
  input: InputKind<unknown>
  presets: readonly [Preset, ...unknown[]]
}

/** The text of the first preset. */
export const firstText = ([{ text }]: FirstInput['presets']): string => (typeof text === 'string' ? text : text())

/**
 * Throws a `SourceFault` when an input rejects its first preset, of which the still picture is made. `file` is the path
 * of the module with the preset, from the site's folder.
 */
export const checkFirstPreset = async ({ input, presets }: FirstInput, file: string): Promise<void> => {
  const text = firstText(presets)
  const parsed = input.parse(text)
  if (!('fault' in parsed)) return
  const reason = (await parsed.fault('en')).replace(/\.$/, '')
  throw new SourceFault(faultMessage(`The input rejects the first preset ${JSON.stringify(text)}: ${reason}`), { file })
}
