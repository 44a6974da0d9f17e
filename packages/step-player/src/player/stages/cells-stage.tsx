import type { Stage } from '../subject.ts'
import { ArrayPicture } from './array-picture.tsx'
import { settleArrays, type ArrayView } from './array-view.ts'

/** Values as boxes in a row: for searching. */
export const cellsStage: Stage<ArrayView> = {
  Picture: ({ view }) => <ArrayPicture view={view} kind="cells" />,
  settle: settleArrays,
}
