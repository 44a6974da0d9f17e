/**
 * Schemes that readers of a public page can follow: the web, mail, telephones, files, chats, maps and widespread
 * applications. Most are in the registry of the IANA ("Uniform Resource Identifier (URI) Schemes").
 */
const knownSchemes: ReadonlySet<string> = new Set(
  [
    'http https ws wss ftp ftps sftp ssh git svn data blob urn doi view-source about',
    'mailto tel sms mms geo maps webcal news nntp feed magnet bitcoin ethereum lightning',
    'irc ircs xmpp matrix sip sips skype facetime whatsapp tg slack msteams zoommtg discord',
    'vscode vscode-insiders vscodium cursor jetbrains obsidian notion figma x-github-client',
    'chrome edge chrome-extension moz-extension ms-settings ms-windows-store intent market',
    'itms itms-apps itms-appss macappstore shortcuts spotify steam apt snap docker-desktop',
  ].flatMap((line) => line.split(' ')),
)

/** The scheme of an address if no known program handles it. `undefined` for paths and known schemes. */
export const unknownScheme = (href: string, declared: readonly string[]): string | undefined => {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined || scheme === 'pathname' || scheme.startsWith('web+')) return undefined
  return knownSchemes.has(scheme) || declared.includes(scheme) ? undefined : scheme
}
