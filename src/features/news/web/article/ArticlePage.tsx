import { Link, useLoaderData, useMatch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { dayInWords, formatMoment } from '#src/core/timestamps.ts'
import { tellFault } from '#src/core/web/faults.ts'
import { JsonLd } from '#src/core/web/JsonLd.tsx'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useCanonical } from '#src/core/web/router/canonical.ts'
import { useKnownSearch } from '#src/core/web/router/navigation.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { Moment } from '#src/core/web/texts/Moment.tsx'
import { RichText } from '#src/core/web/texts/RichText.tsx'
import type { Rich } from '#src/core/web/texts/rich.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { ArticleDetail } from '#src/features/news/news.contract.ts'
import { articlePath } from '#src/features/news/news.rules.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { type Neighbour, Neighbours } from '#src/ui/Neighbours.tsx'
import { ShareButton } from '#src/ui/ShareButton.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { Video } from '#src/ui/Video.tsx'
import { ArticleCover } from '../ArticleCover.tsx'
import { linkTo } from '../links.ts'
import { ArticleCardTile } from '../list/ArticleCardTile.tsx'
import styles from './ArticlePage.module.css'
import { articleJsonLd } from './article-json-ld.ts'
import { PatchChanges } from './changes/PatchChanges.tsx'
import { EnlargedPicture } from './EnlargedPicture.tsx'
import { LikeButton } from './LikeButton.tsx'
import { MissingArticle } from './MissingArticle.tsx'
import { TextVideos } from './TextVideos.tsx'
import { TranslationNote } from './TranslationNote.tsx'
import { usePushedDraft } from './usePushedDraft.ts'
import { useStaticRefresh } from './useStaticRefresh.ts'

type ArticleAddress = '/news/detail' | '/static/$file'

export type ShownArticle = Omit<ArticleDetail, 'content'> & { intro: Rich; html: Rich }

export function ArticlePage() {
  const answer = useLoaderData({ from: useMatch({ strict: false }).fullPath as ArticleAddress })
  if (!answer.ok) return <FailedPage failure={answer} />
  if (!answer.data) return <MissingArticle />
  return <Article key={answer.data.content_id} article={answer.data} />
}

function Article({ article: given }: { article: ShownArticle }) {
  const article = usePushedDraft(given)
  const t = useText()
  const canonical = useCanonical()
  const { no_related } = useKnownSearch<{ no_related?: 1 }>()
  const { place, timeZone } = usePageContext()
  const text = useRef<HTMLDivElement>(null)
  const { content_id, title, content_desc, pic_urls, video, intro, html, language } = article
  const path = articlePath(content_id)
  useStaticRefresh(article)
  useEffect(() => {
    if (given.html.html === '') tellFault({ kind: 'content_error' })
  }, [given])
  return (
    <main className={styles.page} data-content>
      {article.preview && <p className={styles.preview}>{t('site.preview', { version: article.preview.version })}</p>}
      <PageHead
        title={title}
        siteName={t('site.name')}
        path={language === place.language && !article.preview ? path : null}
        summary={
          import.meta.env.SSR && {
            description: content_desc,
            languages: article.languages,
            picture: { path: pic_urls[0]!, width: 1440, height: 810 },
            article: { published: article.pub_timestamp, updated: article.updated },
          }
        }
      />
      <JsonLd
        data={import.meta.env.SSR && articleJsonLd(article, { address: canonical(path), publisher: t('site.name') })}
      />
      <ArticleHead article={article} />
      <div ref={text} className={styles.body}>
        <p className={styles.lead} lang={language}>
          {content_desc}
        </p>
        {video && <Video key={content_id} video={video} poster={pic_urls[0]!} title={title} />}
        <div lang={language}>{intro.html !== '' && <RichText rich={intro} className={styles.text} />}</div>
        <PatchChanges changes={article.changes} />
        <div lang={language}>
          <RichText rich={html} className={styles.text} />
        </div>
      </div>
      <EnlargedPicture within={text} />
      <TextVideos key={html.html} within={text} />
      <div className={styles.foot}>
        <LikeButton id={content_id} />
        <ShareButton />
        {isChanged(article, timeZone) && (
          <p>
            <time dateTime={article.updated}>
              {t('news.updated', { date: dayInWords(article.updated, place.language) })}
            </time>
          </p>
        )}
      </div>
      <ArticleNeighbours article={article} noRelated={no_related} />
      {article.has_related && !no_related && article.related.length > 0 && <Related article={article} />}
    </main>
  )
}

/** True when the text changed on a later day than its publication. */
const isChanged = ({ pub_timestamp, updated }: ShownArticle, timeZone: string) =>
  updated > formatMoment(pub_timestamp * 1000, 'YYYY-MM-DD', timeZone)

/** Longer titles are set smaller, to leave room on phones. */
const longTitle = 44

function ArticleHead({ article }: { article: ShownArticle }) {
  const t = useText()
  return (
    <header className={styles.head}>
      <div className={styles.cover}>
        <ArticleCover address={article.pic_urls[0]!} sizes="100vw" isFirst />
      </div>
      <div className={styles.words}>
        <Link to="/news" className={styles.back}>
          <Icon name="back" /> {t('news.title')}
        </Link>
        <h1 lang={article.language} data-long={article.title.length > longTitle || undefined}>
          {article.title}
        </h1>
        <p className={styles.meta}>
          <Moment seconds={article.pub_timestamp} />
          <span>
            {` · ${t(`news.label.${article.labels[0]!}`)} · ${t('news.minutes', { count: article.reading_time })}`}
          </span>
        </p>
        <TranslationNote article={article} />
      </div>
    </header>
  )
}

function ArticleNeighbours({ article, noRelated }: { article: ShownArticle; noRelated: 1 | undefined }) {
  const t = useText()
  const neighbour = (other: ArticleDetail['next']): Neighbour | null =>
    other && {
      to: linkTo(other.content_id, { no_related: noRelated }),
      name: <span>{other.title}</span>,
    }
  return (
    <div className={styles.neighbours}>
      <Neighbours label={t('news.neighbours')} previous={neighbour(article.previous)} next={neighbour(article.next)} />
    </div>
  )
}

function Related({ article: { related } }: { article: ShownArticle }) {
  const t = useText()
  return (
    <section className={styles.related}>
      <h2>{t('news.related')}</h2>
      <ul>
        {related.map((card) => (
          <li key={card.content_id}>
            <ArticleCardTile card={card} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
