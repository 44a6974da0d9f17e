import { z } from 'zod'

/** What happens when a check fails: the build stops, warns or says nothing. */
export const severitySchema = z.enum(['throw', 'warn', 'ignore'])
