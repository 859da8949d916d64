/**
 * Structured data for search engines; a data block, which no policy has to allow. Made by the server alone,
 * `import.meta.env.SSR && { … }`: the browser leaves what came until the visitor goes on (see navigation.ts), and has none of its own.
 */
export function JsonLd({ data }: { data: false | Record<string, unknown> }) {
  const text = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c') : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
