import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageFacts } from '#src/core/languages.ts'
import css from './letter.css?inline'

/** What a message says, in the order in which it is read. */
export interface LetterContent {
  title: string
  words: string[]
  /** What is to be typed in elsewhere, in large print below the title. */
  code?: string
  action?: { text: string; link: string }
  /** A way out, in small print. */
  end?: { text: string; link: string }
}

/** A message as plain text and as HTML, under the site's name. */
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

/** Reads well without its styles too, for not every program for mail takes them. */
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
