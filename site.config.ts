import type { SiteConfig } from './src/site/site-config-schema.ts'

/**
 * Everything that names a game, store, network, date or place. It is checked at start.
 * An absent link hides its control. The addresses below are samples: put your own in their place.
 */
export const config: SiteConfig = {
  game: { title: 'Encore' },
  content: { gameId: '30051', areaId: 'global' },
  timeZone: 'Asia/Singapore',
  social: {
    en: socialLinks('en'),
    zh: socialLinks('zh'),
    th: socialLinks('th'),
    ms: socialLinks('ms'),
  },
  links: {
    support: 'https://support.example.com/?lang_type={lang}',
    appStore: 'https://example.com/app-store',
    googlePlay: 'https://example.com/google-play',
    creatorCode: 'https://example.com/creator-code?lang={lang}',
    creatorHub: 'https://example.com/creator-hub?lang={lang}',
    closedBetaRewards: '/act/a20241108cbt/{lang}/index.html',
    eventPage: '/act/2025gsot/?lang={lang}',
  },
  pictureOrigins: [],
  video: {
    embeds: { youtube: 'https://www.youtube-nocookie.com/embed/{id}?autoplay=1&enablejsapi=1&rel=0' },
    fileOrigins: [],
  },
  newChampions: ['TFT10_Illaoi', 'TFT10_Jhin', 'TFT10_Sona'],
  seasons: ['m10s16', 'm15s16'],
  consent: { required: true, revision: 1 },
  webView: { marker: 'MSDK' },
  testHost: { marker: 'test' },
  fanNotice:
    'Encore was created under Riot Games\' "Legal Jibber Jabber" policy using assets owned by Riot Games. Riot Games does not endorse or sponsor this project.',
}

function socialLinks(language: string) {
  return {
    youtube: `https://example.com/youtube/encore-${language}`,
    x: `https://example.com/x/encore-${language}`,
    tiktok: `https://example.com/tiktok/encore-${language}`,
    facebook: `https://example.com/facebook/encore-${language}`,
    instagram: `https://example.com/instagram/encore-${language}`,
  }
}
