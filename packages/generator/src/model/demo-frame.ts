/**
 * Links and forms of a demo stay in its frame: the site refuses to be framed, and other sites are not let in. A link to a
 * place in the demo must not lead to another page, whatever the base of addresses in the frame is.
 */
export const stayInFrame = `addEventListener('click',event=>{const href=event.target.closest('a')?.getAttribute('href');if(href==null||event.defaultPrevented)return;event.preventDefault();if(href[0]==='#')location.replace(location.href.replace(/#.*/,'')+href)});addEventListener('submit',event=>event.target.method==='dialog'||event.preventDefault())`

/** Style of the page in a demo's frame, before its own. */
export const demoStyle = ':root{color-scheme:light;background:#fff;font:16px/1.5 system-ui,sans-serif}body{margin:1rem}'

/** Code of a demo, by language. */
export interface DemoCode {
  /** Language of the article. */
  lang: string
  html: string
  css: string
  /** Absent where scripts do not run. */
  js?: string
}

/** The page in a demo's frame. */
export const demoDocument = ({ lang, html, css, js }: DemoCode): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
  (js === undefined ? '' : `<script>${stayInFrame}</script>`) +
  `<style>${demoStyle}</style>` +
  (css === '' ? '' : `<style>${css.replaceAll('</style', String.raw`<\/style`)}</style>`) +
  html +
  (js === undefined || js === ''
    ? ''
    : `<script type="module">${js.replaceAll('</script', String.raw`<\/script`)}</script>`)
