import type { AccessibleNode } from './engine.ts'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Keys for which WebDriver has code points of its own: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Opens a session of W3C WebDriver. Its functions throw with the driver's message. */
export const openSession = async (origin: string, capabilities: Record<string, unknown>) => {
  const send = async (method: 'DELETE' | 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(origin + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (value?.error !== undefined) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string
  }
  const post = (path: string, body: unknown = {}) => send('POST', `/session/${sessionId}${path}`, body)
  const pressAll = (names: string[]) => {
    const key = (type: string) => (name: string) => ({ type, value: keyCodes[name] ?? name })
    const actions = [...names.map(key('keyDown')), ...names.toReversed().map(key('keyUp'))]
    return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    post,
    pressAll,
    find: async (selector: string): Promise<string> => {
      const found = await post('/element', { using: 'css selector', value: selector })
      return (found as Record<string, string>)[elementKey] ?? ''
    },
    /** Computed roles and names of the elements that match, in document order. */
    accessibleNodes: async (selector: string): Promise<AccessibleNode[]> => {
      const found = await post('/elements', { using: 'css selector', value: selector })
      const nodes: AccessibleNode[] = []
      for (const element of found as Record<string, string>[]) {
        const path = `/session/${sessionId}/element/${element[elementKey]}`
        const [role, name] = [await send('GET', `${path}/computedrole`), await send('GET', `${path}/computedlabel`)]
        nodes.push({ role: String(role), name: String(name) })
      }
      return nodes
    },
    end: () => send('DELETE', `/session/${sessionId}`),
  }
}
