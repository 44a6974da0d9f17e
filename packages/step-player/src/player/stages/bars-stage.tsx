import type { Stage } from '../subject.ts'
import { ArrayPicture } from './array-picture.tsx'
import { settleArrays, type ArrayView } from './array-view.ts'

/** Values as bars: for sorting. */
export const barsStage: Stage<ArrayView> = {
  Picture: ({ view }) => <ArrayPicture view={view} kind="bars" />,
  settle: settleArrays,
}
