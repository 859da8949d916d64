import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageFacts } from '#src/core/languages.ts'
import css from './letter.css?inline'

/** Content of a mail in reading order. */
export interface LetterContent {
  title: string
  words: string[]
  /** A code to type in, in large print below the title. */
  code?: string
  action?: { text: string; link: string }
  /** Small print with a link, such as to unsubscribe. */
  end?: { text: string; link: string }
}

/** A mail as plain text and HTML. */
export function letterOf(content: LetterContent, { language, name }: { language: Language; name: string }) {
  return {
    text: textOf(content),
    html: `<!doctype html>${renderToStaticMarkup(<LetterPage {...content} language={language} name={name} />)}`,
  }
}

const textOf = ({ title, code, words, action, end }: LetterContent): string =>
  [
    title,
    ...(code ? [code] : []),
    ...words,
    ...[action, end].flatMap((each) => (each ? `${each.text}:\n${each.link}` : [])),
  ].join('\n\n')

/** Readable without styles, which some mail programs drop. */
function LetterPage({
  title,
  words,
  code,
  action,
  end,
  language,
  name,
}: LetterContent & { language: Language; name: string }) {
  return (
    <html lang={languageFacts[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{css}</style>
      </head>
      <body>
        <main>
          <p className="name">{name}</p>
          <h1>{title}</h1>
          {code && <p className="code">{code}</p>}
          {words.map((each) => (
            <p key={each}>{each}</p>
          ))}
          {action && (
            <p>
              <a href={action.link} className="action">
                {action.text}
              </a>
            </p>
          )}
          {end && (
            <p className="end">
              <a href={end.link}>{end.text}</a>
            </p>
          )}
        </main>
      </body>
    </html>
  )
}
