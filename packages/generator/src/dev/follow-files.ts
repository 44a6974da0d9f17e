import { join, relative, sep } from 'node:path'
import type { SitePage } from '../content/pages/site-page.ts'
import type { SidebarEdit } from '../model/page-edit.ts'
import { messageOf } from '../content/modules/module-fault.ts'
import { editState } from '../content/preview-pages.ts'
import type { Problem } from '../content/problems.ts'
import type { Pipeline, Site } from '../content/site.ts'
import { followedPlaces } from './followed-places.ts'
import { changedPages, changedSidebars, needsReload, otherBase } from './site-changes.ts'

/** What changes of files lead to. */
export interface SiteUpdate {
  /** `false` for an edit that shows before the run over the whole site: its problems are not known yet. */
  isWhole: boolean
  problems: readonly Problem[]
  /** Pages that changed with the edit. */
  changed: number
  /** Milliseconds since the first report of the change. */
  duration: number
}

/** A page as open windows have it, and as it is now. */
export interface EditedPage {
  before: SitePage | undefined
  after: SitePage
}

interface FollowOptions {
  root: string
  pipeline: Pipeline
  /** The last good state. */
  site: Site
  /** Sends changed pages to open windows. */
  showPages: (pages: readonly EditedPage[]) => void
  /** Sends changed parts of sidebars to open windows. */
  showSidebars: (edits: readonly SidebarEdit[]) => void
  /** Reloads the pages of open windows: more than pages and sidebars has changed. */
  reload: () => void
  /** Shows the errors of a run over the whole site. A run without errors removes the errors of earlier runs. */
  showErrors: (errors: readonly Problem[]) => void
  onUpdate: (update: SiteUpdate) => void
}

/** Follows the files of a site while authors write it. */
export interface SiteFollower {
  /** The state to serve: the last good state, with the pages that were edited since. */
  readonly site: Site
  /**
   * Whether a file belongs to the site: it is in one of the site's folders, or a document was made with it, wherever it
   * is.
   */
  follows: (path: string) => boolean
  /** Called with each file that was written, added or removed. */
  changed: (path: string) => void
  /**
   * Starts a run over the whole site although no file has changed, for example because an installed package has
   * changed.
   */
  again: () => void
  /** Stops the runs that have started. */
  close: () => Promise<void>
}

/**
 * The watcher loses a second notice of a file within 50 ms of the first. So the program itself reads the states of edited
 * files again, `checksAfterEdit` times, with `checkInterval` milliseconds in between. When none has changed by then, the
 * run over the whole site starts.
 */
const checksAfterEdit = 6
const checkInterval = 10

/**
 * An editor does not save so many files at once. From this number on, a run over the whole site is faster than
 * previews.
 */
const previewLimit = 5

/**
 * Shows an edited document at once, from its file alone. A run over the whole site follows shortly after: it updates
 * the rest of the site and reports errors. The next edit stops that run. Errors wait for the run, because an error
 * might be that of a half-written file. When edits come faster than they can be shown, only the last one counts.
 */
export const followFiles = (options: FollowOptions): SiteFollower => {
  const { root, pipeline, showPages, showSidebars, reload, showErrors, onUpdate } = options
  let { site } = options
  /**
   * The documents as they are written, also where the site has errors: a missing file must be noticed when it appears.
   */
  let { config } = site
  let work: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let firstNotice = 0
  let isClosed = false
  let whole: AbortController | undefined
  const waiting = new Set<string>()
  /** Files that were edited since the last run over the site, with the states that were shown. */
  const shown = new Map<string, string | undefined>()

  const publish = (pages: readonly SitePage[], assets: Site['assets']): void => {
    if (pages.length === 0) return
    const edited = pages.map((after) => ({ before: site.pages.get(after.path), after }))
    site = {
      ...site,
      pages: new Map([...site.pages, ...pages.map((page) => [page.path, page] as const)]),
      assets: new Map([...site.assets, ...assets]),
    }
    showPages(edited)
  }

  const preview = async (file: string): Promise<void> => {
    const start = performance.now()
    waiting.delete(file)
    if (waiting.size >= previewLimit) return
    shown.set(file, editState(join(root, file)))
    // An error in here is reported by the run over the whole site.
    const found = await pipeline.preview(file).catch(() => undefined)
    const changed = found ? changedPages(site, found.pages) : []
    if (found) publish(changed, found.assets)
    if (changed.length > 0)
      onUpdate({ isWhole: false, problems: [], changed: changed.length, duration: performance.now() - start })
  }

  const check = async (): Promise<void> => {
    // More files were edited meanwhile: another run follows.
    if (timer) return
    whole = new AbortController()
    const { signal } = whole
    const { site: next, problems: found } = await pipeline.load(signal)
    if (signal.aborted) return
    const problems = [...found, ...otherBase(site, next)]
    if (next) config = next.config
    const errors = problems.filter(({ severity }) => severity === 'error')
    let changed: SitePage[] = []
    if (next && errors.length === 0) {
      const before = site
      changed = changedPages(before, next.pages.values())
      site = next
      showErrors([])
      if (needsReload(before, next)) reload()
      else {
        const sidebars = changedSidebars(before, next)
        if (sidebars.length > 0) showSidebars(sidebars)
        if (changed.length > 0) showPages(changed.map((after) => ({ before: before.pages.get(after.path), after })))
      }
    } else {
      showErrors(errors)
    }
    onUpdate({ isWhole: true, problems, changed: changed.length, duration: performance.now() - firstNotice })
    firstNotice = 0
  }

  /** An error of this program must not end the following of files. */
  const report = (cause: unknown): void => {
    const message = `Following the files failed inside the program: ${messageOf(cause)}. This is a bug in the generator; report it with the edit that caused it.`
    const problem: Problem = { severity: 'error', rule: 'internal', message, cause }
    const duration = performance.now() - firstNotice
    firstNotice = 0
    try {
      showErrors([problem])
    } finally {
      onUpdate({ isWhole: true, problems: [problem], changed: 0, duration })
    }
  }
  const enqueue = (task: () => Promise<void>): void => {
    work = work
      .then(() => (isClosed ? undefined : task()))
      .catch(report)
      // The report itself failed. The next edit must not fail with it.
      .catch(() => {})
  }
  const checkAgain = (checksLeft: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      const [edited] = [...shown].find(([file, state]) => editState(join(root, file)) !== state) ?? []
      if (edited !== undefined) notice(edited)
      else if (checksLeft > 1) checkAgain(checksLeft - 1)
      else {
        shown.clear()
        enqueue(check)
      }
    }, checkInterval)
  }
  const notice = (file: string): void => {
    firstNotice ||= performance.now()
    whole?.abort()
    if (isClosed) return
    checkAgain(checksAfterEdit)
    if (waiting.has(file)) return
    waiting.add(file)
    enqueue(() => preview(file))
  }
  const fromRoot = (path: string): string => relative(root, path).split(sep).join('/')
  return {
    get site() {
      return site
    },
    follows: (path) => {
      if (followedPlaces(root, config).some((place) => path === place || path.startsWith(place + sep))) return true
      const file = fromRoot(path)
      return [...site.compiled.values()].some(({ dependencies }) => dependencies.includes(file))
    },
    changed: (path) => notice(fromRoot(path)),
    again: () => {
      firstNotice ||= performance.now()
      enqueue(check)
    },
    close: async () => {
      isClosed = true
      whole?.abort()
      clearTimeout(timer)
      await work
    },
  }
}
