/**
 * Keeps links and forms of a demo in its frame. The site refuses to be framed, and the policy allows no other sites. A
 * link to a place in the demo must not lead to another page, whatever base URL the frame has.
 */
export const stayInFrame = `addEventListener('click',event=>{const href=event.target.closest('a')?.getAttribute('href');if(href==null||event.defaultPrevented)return;event.preventDefault();if(href[0]==='#')location.replace(location.href.replace(/#.*/,'')+href)});addEventListener('submit',event=>event.target.method==='dialog'||event.preventDefault())`

/**
 * Style of the page in a demo's frame. It comes before the demo's own style. The white ground belongs to the frame,
 * because a background of the root would keep the background of a demo's `body` from filling the frame.
 */
export const demoStyle = ':root{color-scheme:light;font:16px/1.5 system-ui,sans-serif}body{margin:1rem}'

/** Code of a demo, by language. */
export interface DemoCode {
  /** Language of the article that contains the demo. */
  lang: string
  html: string
  css: string
  /** Absent if scripts do not run. */
  js?: string
}

/** Returns the HTML of the page in a demo's frame. */
export const demoDocument = ({ lang, html, css, js }: DemoCode): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
  (js === undefined ? '' : `<script>${stayInFrame}</script>`) +
  `<style>${demoStyle}</style>` +
  (css === '' ? '' : `<style>${css.replaceAll('</style', String.raw`<\/style`)}</style>`) +
  html +
  (js === undefined || js === ''
    ? ''
    : `<script type="module">${js.replaceAll('</script', String.raw`<\/script`)}</script>`)
