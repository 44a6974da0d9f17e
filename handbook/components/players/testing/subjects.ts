import { resolve } from 'node:path'
import { openSubjects } from '@dev-handbook/step-player/build/subjects-folder'

/** The subjects of the handbook. */
export const subjects = openSubjects(resolve(import.meta.dirname, '..'))
