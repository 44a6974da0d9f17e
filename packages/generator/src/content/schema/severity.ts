import { z } from 'zod'

/** Every value that a setting of this kind accepts. */
export const severities = ['throw', 'warn', 'log', 'ignore'] as const

/**
 * What happens when a check fails: the build stops, warns or reports nothing. `log`, as in Docusaurus, is a warning
 * here.
 */
export const severitySchema = z.enum(severities).transform((severity) => (severity === 'log' ? 'warn' : severity))
