import { expect, it } from 'vitest'
import { findBrowser, findTestBrowser } from './browser.mjs'

const shell = '/usr/bin/chromium-headless-shell'

it('takes the browser of CHROME_PATH, then the headless shell, then any Chromium', () => {
  expect(findTestBrowser({ CHROME_PATH: '/opt/chrome' }, () => true)).toBe('/opt/chrome')
  expect(findTestBrowser({ CHROME_PATH: '/opt/chrome' }, (path) => path === shell)).toBe(shell)
  expect(findTestBrowser({}, (path) => path === shell)).toBe(shell)
  expect(findTestBrowser({}, () => false)).toBe(findBrowser())
})
