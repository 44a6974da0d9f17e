/**
 * Links and forms of a demo stay in its frame: the site refuses to be framed, and other sites are not let in. A link to a
 * place in the demo would lead to the page around it, whose address is the base of all others in such a frame.
 */
export const stayInFrame = `addEventListener('click',event=>{const href=event.target.closest('a')?.getAttribute('href');if(href==null||event.defaultPrevented)return;event.preventDefault();if(href[0]==='#')location.replace('about:srcdoc'+href)});addEventListener('submit',event=>event.target.method==='dialog'||event.preventDefault())`

/** Style of the page in a demo's frame, before its own. */
export const demoStyle = ':root{color-scheme:light;background:#fff;font:16px/1.5 system-ui,sans-serif}body{margin:1rem}'
