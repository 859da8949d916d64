/** Structured data, from the server only (`import.meta.env.SSR && { … }`). */
export function JsonLd({ data }: { data: false | Record<string, unknown> }) {
  const text = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c') : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
