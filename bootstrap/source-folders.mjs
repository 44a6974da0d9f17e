/** Folders with the sources of this repository, and with their tests. */
export const sourceFolders = [
  'packages',
  'handbook/algorithms',
  'handbook/components',
  'handbook/prose',
  'handbook/projects',
  'tests',
  'bootstrap',
  'bench',
]
