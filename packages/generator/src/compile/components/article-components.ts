import type { ComponentType } from 'react'
import { Admonition } from '../../components/admonition.tsx'
import { Answer } from '../../components/answer.tsx'
import { BrowserSupport } from '../../components/browser-support.tsx'
import { Demo } from '../../components/demo.tsx'
import { Details } from '../../components/details.tsx'
import { DocumentList } from '../../components/document-list.tsx'
import { ArrayFigure } from '../../components/figures/array-figure.tsx'
import { ChartFigure } from '../../components/figures/chart-figure.tsx'
import { FlowFigure } from '../../components/figures/flow-figure.tsx'
import { GraphFigure } from '../../components/figures/graph-figure.tsx'
import { HashTableFigure } from '../../components/figures/hash-table-figure.tsx'
import { LinkedListFigure } from '../../components/figures/linked-list-figure.tsx'
import { MatrixFigure } from '../../components/figures/matrix-figure.tsx'
import { SequenceFigure } from '../../components/figures/sequence-figure.tsx'
import { TimelineFigure } from '../../components/figures/timeline-figure.tsx'
import { TreeFigure } from '../../components/figures/tree-figure.tsx'
import { TabItem, Tabs } from '../../components/tabs.tsx'

/** A component of an article. Its props come from a document, so each component checks its own props. */
export type ArticleComponent = ComponentType<Record<string, unknown>>

/** Components that a document uses without an import, by name. */
export const articleComponents: Readonly<Record<string, ArticleComponent>> = {
  Admonition,
  Answer,
  BrowserSupport,
  Demo,
  Details,
  DocumentList,
  TabItem,
  Tabs,
  ArrayFigure,
  ChartFigure,
  FlowFigure,
  GraphFigure,
  HashTableFigure,
  LinkedListFigure,
  MatrixFigure,
  SequenceFigure,
  TimelineFigure,
  TreeFigure,
} as unknown as Readonly<Record<string, ArticleComponent>>
