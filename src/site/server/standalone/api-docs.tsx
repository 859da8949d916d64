import type { JsonSchema } from '@valibot/to-json-schema'
import type { ErrorTable } from '#src/core/errors.ts'
import type { OpenApiDocument, Operation } from '#src/core/server/calls/openapi.ts'
import { shapeOf } from '#src/core/server/calls/schema-shape.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { errorKey, textsIn } from '#src/core/web/texts/text.ts'
import type { ReadOperation, Reads } from '#src/features/rankings/server/publish/stats-reads.ts'
import { errorSlices } from '#src/site/errors.ts'
import styles from './api-docs.module.css'
import pageCss from './api-docs.module.css?inline'
import { drawPage } from './draw-page.tsx'

/** The OpenAPI document as a page for engineers. */
export function apiDocsPage(api: OpenApiDocument, reads: Reads, errors: ErrorTable): HtmlAnswer {
  const body = (
    <>
      <h1>{api.info.title}</h1>
      <Introduction api={api} reads={reads} />
      {Object.entries(api.paths).map(([path, { post }]) => (
        <CallCard key={path} path={path} call={post} />
      ))}
      {Object.entries(reads).map(([path, { get }]) => (
        <ReadCard key={path} path={path} read={get} />
      ))}
      <ErrorRows errors={errors} />
    </>
  )
  const { title } = api.info
  return drawPage({ language: 'en', title, body, css: pageCss, className: styles.page, isLasting: true })
}

function Introduction({ api, reads }: { api: OpenApiDocument; reads: Reads }) {
  const posts = Object.entries(api.paths).map(([path, { post }]) => [path, post] as const)
  const gets = Object.entries(reads).map(([path, { get }]) => [path, get] as const)
  return (
    <>
      <p>
        {api.info.description} <code>code</code> 0 is success; any other is a row of the{' '}
        <a href="#errors">error table</a>. The header <code>X-Language</code> (CN, EN, TH, MS) chooses the language of
        names and texts; <code>language</code> and <code>gameid</code> in a body win over the headers.
      </p>
      <p>
        The same as a file: <a href="/api/openapi.json">OpenAPI {api.openapi}</a>.
      </p>
      <nav aria-label="Calls">
        <ul>
          {[...posts, ...gets].map(([path, { operationId }]) => (
            <li key={path}>
              <a href={`#${operationId}`}>{path}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function CallCard({ path, call }: { path: string; call: Operation }) {
  const { 200: success, ...failures } = call.responses
  const { schema } = success!.content['application/json']
  const whole = (schema.anyOf?.[0] as JsonSchema | undefined) ?? schema // some outcomes without data are no failures
  const { data } = whole.properties as { data?: JsonSchema } // absent in answers of the game-login host
  return (
    <section className={styles.call} id={call.operationId} aria-labelledby={`${call.operationId}-path`}>
      <h2 id={`${call.operationId}-path`}>
        <span className={styles.method}>POST</span> {path}
      </h2>
      <p>{call.summary}.</p>
      <h3>Body</h3>
      <Shape of={call.requestBody.content['application/json'].schema} label={`Body of ${path}`} />
      <h3>
        {data ? (
          <>
            <code>data</code> of the answer
          </>
        ) : (
          'Answer'
        )}
      </h3>
      <Shape of={data ?? whole} label={`Answer of ${path}`} />
      <h3>Failures</h3>
      <ul className={styles.failures}>
        {Object.entries(schema.anyOf ? call.responses : failures).map(([status, { description }]) => (
          <li key={status}>
            <code>{status}</code> {description}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReadCard({ path, read }: { path: string; read: ReadOperation }) {
  const schema = read.responses[200]?.content?.['application/json']?.schema as JsonSchema
  return (
    <section className={styles.call} id={read.operationId} aria-labelledby={`${read.operationId}-path`}>
      <h2 id={`${read.operationId}-path`}>
        <span className={styles.method}>GET</span> {path}
      </h2>
      <p>{read.summary}.</p>
      {read.parameters.length > 0 && (
        <>
          <h3>Parameters</h3>
          <ul className={styles.failures}>
            {read.parameters.map(({ name, description }) => (
              <li key={name}>
                <code>{name}</code> {description}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Answer</h3>
      <Shape of={schema} label={`Answer of ${path}`} />
    </section>
  )
}

function Shape({ of, label }: { of: JsonSchema; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.shape} aria-label={label} tabIndex={0}>
      <pre>{shapeOf(of)}</pre>
    </section>
  )
}

function ErrorRows({ errors }: { errors: ErrorTable }) {
  const t = textsIn('en')
  return (
    <section className={styles.call} id="errors">
      <h2>Errors</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">HTTP</th>
            <th scope="col">Key</th>
            <th scope="col">What visitors read</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(errors).map(([key, { code, status }]) => (
            <tr key={key}>
              <td>{code}</td>
              <td>{status}</td>
              <td>{key}</td>
              <td>{t(errorKey(key, errorSlices))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
