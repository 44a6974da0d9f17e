import { describe, expect, it } from 'vitest'
import type { SiteData } from '../../model/site.ts'
import { findPolicyFacts } from '../../content/digest/policy-facts.ts'
import { metaPolicy, scriptHash, securityHeaders } from './security-headers.ts'

const embedded = { search: { provider: 'embedded' } } as SiteData
const policyOf = (site: SiteData, facts: Parameters<typeof securityHeaders>[1]) => {
  const policy = securityHeaders(site, facts)['Content-Security-Policy'] ?? ''
  return new Map(
    policy
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  )
}

describe('securityHeaders', () => {
  it('names every header', () => {
    expect(securityHeaders(embedded, { inlineScripts: [] })).toEqual({
      'Content-Security-Policy': [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "frame-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
  })

  it('names each origin that articles show or embed once, in the same order in every build', () => {
    const [a, b] = ['https://a.example.com', 'https://b.example.com']
    const policy = policyOf(embedded, {
      inlineScripts: ['2', '1', '2'],
      mediaOrigins: [b, a, b],
      frameOrigins: [b, a, a],
    })
    expect(policy).toEqual(
      policyOf(embedded, { inlineScripts: ['1', '2'], mediaOrigins: [a, b], frameOrigins: [a, b] }),
    )
    expect([policy.get('img-src'), policy.get('media-src'), policy.get('frame-src')]).toEqual([
      `'self' data: ${a} ${b}`,
      `'self' blob: ${a} ${b}`,
      `'self' ${a} ${b}`,
    ])
  })

  it('allows scripts of the site and inline scripts of its pages, and no other scripts', () => {
    const policy = policyOf(embedded, { inlineScripts: ['alert(1)', 'b()', 'alert(1)'] })
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(policy.get('script-src')?.split(' ')).toEqual(
      ["'self'", scriptHash('b()'), "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"].toSorted(),
    )
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect([...policy.values()].join(' ')).not.toContain('unsafe-eval')
    expect(policy.get('script-src')).not.toContain('unsafe')
  })

  it('allows the hosts of hosted search', () => {
    const hosted = {
      search: { provider: 'hosted', applicationId: 'ABC123', searchKey: 'k', indexName: 'i' },
    } as SiteData
    expect(policyOf(hosted, { inlineScripts: [] }).get('connect-src')).toBe(
      "'self' https://abc123-dsn.algolia.net https://abc123-1.algolianet.com https://abc123-2.algolianet.com https://abc123-3.algolianet.com",
    )
  })

  it('hashes a script as the HTML parser reads it', () => {
    expect(scriptHash('a\r\nb\rc')).toBe(scriptHash('a\nb\nc'))
  })

  it('has no character that could end a header or a quoted value', () => {
    for (const value of Object.values(securityHeaders(embedded, { inlineScripts: ['x'] })))
      expect(value).toMatch(/^[\u0020-\u007E]+$/)
  })
})

describe('findPolicyFacts', () => {
  it('finds scripts in demo frames, decoded', () => {
    const html =
      '<iframe sandbox="allow-scripts" srcdoc="&lt;b title=&quot;x&quot;>a&lt;/b>&lt;script type=&quot;module&quot;>if (1 &lt; 2 &amp;&amp; &#x27;a&#39;) f()&lt;/script>"></iframe>'
    expect([...findPolicyFacts(html).inlineScripts]).toEqual(["if (1 < 2 && 'a') f()"])
  })

  it('finds foreign origins and ignores the site’s own', () => {
    const facts = findPolicyFacts(
      '<img src="/img/a.png"><img alt="a > b" src="https://img.example.com/a.png?x=1&amp;y=2"><iframe src="https://video.example.com/1"></iframe>' +
        '<video poster="https://media.example.com/p.jpg"><source src="https://media.example.com/v.mp4"></video><p>src="https://text.example.com/"</p>',
    )
    expect([...facts.mediaOrigins]).toEqual(['https://img.example.com', 'https://media.example.com'])
    expect([...facts.frameOrigins]).toEqual(['https://video.example.com'])
  })

  it('finds the origins of all alternative pictures', () => {
    const html =
      '<picture><source srcset="https://a.example.com/w_400,q_80/a.webp 400w, https://b.example.com/b.webp 800w"><source srcset="https://c.example.com/c.avif,https://d.example.com/d.avif 2x"><img src="/e.png" srcset="/e2.png 2x"></picture>'
    expect([...findPolicyFacts(html).mediaOrigins]).toEqual([
      'https://a.example.com',
      'https://b.example.com',
      'https://c.example.com',
      'https://d.example.com',
    ])
  })

  it('finds pictures in styles', () => {
    const html =
      '<style>.a{background:url(https://a.example.com/a.png)}</style><i style="background-image:url(&quot;https://b.example.com/b.jpg&quot;)"></i><p>url(https://c.example.com/c.png)</p><b style="background:url(/own.png)"></b>'
    expect([...findPolicyFacts(html).mediaOrigins]).toEqual(['https://a.example.com', 'https://b.example.com'])
  })

  it('finds the poster of a video, however the elements are written', () => {
    const facts = findPolicyFacts(
      '<VIDEO src="https://media.example.com/v.mp4" poster="https://posters.example.com/p.jpg"></VIDEO><IFRAME src="https://video.example.com/1"></IFRAME>',
    )
    expect([...facts.mediaOrigins]).toEqual(['https://media.example.com', 'https://posters.example.com'])
    expect([...facts.frameOrigins]).toEqual(['https://video.example.com'])
  })

  it('ignores addresses that have no origin or that browsers cannot parse', () => {
    expect([
      ...findPolicyFacts('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img src="https://[a]/b.png">')
        .mediaOrigins,
    ]).toEqual([])
  })

  it('reads an address without a scheme with the scheme of the page', () => {
    expect([...findPolicyFacts('<img src="//img.example.com/a.png">').mediaOrigins]).toEqual([
      'https://img.example.com',
    ])
  })

  it('does not count the contents of a frame as frames of the page', () => {
    expect([
      ...findPolicyFacts('<iframe srcdoc="&lt;img src=\'https://inner.example.com/a.png\'>"></iframe>').frameOrigins,
    ]).toEqual([])
  })
})

describe('metaPolicy', () => {
  it('omits directives that a meta element must not have, and directives that repeat their fallback', () => {
    expect(metaPolicy(securityHeaders(embedded, { inlineScripts: [] }))).toBe(
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "media-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ].join('; '),
    )
  })

  it('keeps a directive that allows more', () => {
    const headers = securityHeaders(embedded, { inlineScripts: [], frameOrigins: ['https://a.example.com'] })
    expect(metaPolicy(headers)).toContain("frame-src 'self' https://a.example.com; object-src")
  })
})
