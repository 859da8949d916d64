/** Structured data for search engines; a data block, which no policy has to allow. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
