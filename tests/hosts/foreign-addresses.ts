/** Request targets that browsers read as another host when a `Location` header repeats them unchanged. */
export const foreignAddresses = [
  '//evil.test/',
  '//evil.test//',
  '//evil.test/index',
  '//evil.test/index.html',
  '//evil.test/x.html',
  '//evil.test/x/?q=1',
  '///evil.test/',
  '/\\evil.test/',
  '/\\evil.test/index',
  '/\\/evil.test/x.html',
  '//index/',
]

/** Whether a browser leaves `https://handbook.example.com` when it follows a `Location` header. */
export const leavesHost = (location: string | undefined): boolean =>
  location !== undefined && new URL(location, 'https://handbook.example.com/').host !== 'handbook.example.com'
