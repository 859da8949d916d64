import type { Activity } from '#src/features/activities/activities.rules.ts'
import type { SiteConfig } from '#src/site/site-config-schema.ts'

/**
 * Everything that names a game, store, network, date or place. It is checked at start.
 * An absent link hides its control. The addresses below are samples: put your own in their place.
 */
export const config: SiteConfig = {
  game: { title: 'Encore' },
  content: { gameId: '30051', areaId: 'global' },
  platform: {
    gameId: '30051',
    appId: 'encore',
    activityApi: 'https://example.com/activity-api/',
    ideApi: 'https://example.com/ide-api/',
    languagePack: 'https://example.com/language-pack/',
  },
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
  security: { contact: 'mailto:security@example.com' },
  campaign: {
    id: 'soundcheck',
    title: { en: 'Soundcheck', zh: '试音季', th: 'ซาวด์เช็ก', ms: 'Ujian bunyi' },
    season: 'm10s16',
    schedule: 'demonstration',
    regions: [
      { id: 'SG', prizes: 'skill', leastAge: 18, sender: 'ENCORE', messagePrice: 45, dailyBudget: 90_000 },
      { id: 'MY', prizes: 'none', leastAge: 18, sender: '68886', messagePrice: 180, dailyBudget: 180_000 },
      { id: 'TH', prizes: 'draw', leastAge: 20, sender: 'ENCORE', messagePrice: 15, dailyBudget: 60_000 },
    ],
    milestones: [
      {
        count: 1,
        reward: {
          id: 'emote',
          title: { en: 'Mic-check emote', zh: '试麦表情', th: 'อีโมตเช็กไมค์', ms: 'Emot uji mikrofon' },
        },
      },
      {
        count: 3,
        reward: {
          id: 'gold-tickets',
          title: { en: '2 gold tickets', zh: '金票 2 张', th: 'ตั๋วทอง 2 ใบ', ms: '2 tiket emas' },
        },
      },
      {
        count: 10,
        reward: {
          id: 'arena',
          title: { en: 'Backstage arena', zh: '后台棋盘', th: 'สนามหลังเวที', ms: 'Arena belakang pentas' },
        },
      },
      {
        count: 100,
        reward: {
          id: 'boom',
          title: { en: 'Spotlight boom', zh: '聚光灯攻击特效', th: 'บูมสปอตไลต์', ms: 'Boom lampu sorot' },
        },
      },
      {
        count: 1000,
        reward: {
          id: 'little-legend-egg',
          title: { en: 'Little Legend Egg', zh: '小小英雄蛋', th: 'ไข่ Little Legend', ms: 'Telur Little Legend' },
        },
      },
    ],
    squads: { size: 5, invitationDays: 7, attempts: { create: 1, join: 1, full: 1 } },
    prizes: [
      {
        tier: 1,
        id: 'stage-figure',
        picture: 'trophy',
        title: { en: 'Stage figure', zh: '舞台手办', th: 'ฟิกเกอร์บนเวที', ms: 'Figura pentas' },
        stock: 3,
        rate: 1000,
      },
      {
        tier: 2,
        id: 'headphones',
        picture: 'headphones',
        title: { en: 'Headphones', zh: '头戴式耳机', th: 'หูฟังครอบหู', ms: 'Fon kepala' },
        stock: 20,
        rate: 6000,
      },
      {
        tier: 3,
        id: 'tour-shirt',
        picture: 'shirt',
        title: { en: 'Tour shirt', zh: '巡演T恤', th: 'เสื้อยืดทัวร์', ms: 'Baju jelajah' },
        stock: 150,
        rate: 40_000,
      },
      {
        tier: 4,
        id: 'tickets',
        picture: 'ticket',
        title: { en: '1 gold ticket', zh: '金票 1 张', th: 'ตั๋วทอง 1 ใบ', ms: '1 tiket emas' },
        stock: 5000,
        rate: 250_000,
      },
    ],
    beacon: {
      name: {
        en: 'a fixed test value in place of a public event',
        zh: '固定测试值，代替公开事件',
        th: 'ค่าทดสอบตายตัวแทนเหตุการณ์สาธารณะ',
        ms: 'nilai ujian tetap sebagai ganti peristiwa awam',
      },
    },
    messagesPerHour: 3000,
  },
  campaignCodes: ['launch-trailer', 'creator-week'],
  pictureOrigins: [],
  video: {
    embeds: { youtube: 'https://www.youtube-nocookie.com/embed/{id}?autoplay=1&enablejsapi=1&rel=0' },
    pages: {
      youtube: [
        'https://www.youtube.com/watch?v={id}',
        'https://youtu.be/{id}',
        ...['embed', 'shorts', 'live'].map((kind) => `https://www.youtube.com/${kind}/{id}`),
      ],
    },
    fileOrigins: [],
  },
  newChampions: ['TFT10_Illaoi', 'TFT10_Jhin', 'TFT10_Sona'],
  seasons: ['m10s16', 'm15s16'],
  rankings: { minimumBoards: 100, minimumSeasonBoards: 800 },
  consent: { required: true, revision: 2 },
  webView: { marker: 'MSDK' },
  testHost: { marker: 'test' },
  fanNotice:
    'Encore was created under Riot Games\' "Legal Jibber Jabber" policy using assets owned by Riot Games. Riot Games does not endorse or sponsor this project.',
}

/** Past, current and coming activities; the samples belong to the sample articles. */
export const activities: Activity[] = [
  {
    id: 'coliseum-opening',
    startsAt: '2026-10-17T11:00:00+08:00',
    endsAt: '2027-01-15T11:00:00+08:00',
    cover: 'ko-coliseum-opens',
    link: '/{lang}/static/ko-coliseum-opens.html',
    title: {
      en: 'K.O. Coliseum: opening season',
      zh: '天下无双格斗大会：开幕赛季',
      th: 'K.O. Coliseum: ซีซันเปิดสนาม',
      ms: 'K.O. Coliseum: musim pembukaan',
    },
    description: {
      en: 'Power snax are on the table. The ring is open alongside Remix Rumble: pick your season before you queue up.',
      zh: '强化果实端上桌了。格斗大会与强音对决同时开放，匹配前选好赛季即可。',
      th: 'พาวเวอร์สแน็กเสิร์ฟแล้ว ลงสังเวียนได้ควบคู่กับ Remix Rumble เลือกซีซันก่อนกดหาแมตช์',
      ms: 'Power snax sudah terhidang. Gelanggang dibuka di samping Remix Rumble; pilih musim sebelum mencari perlawanan.',
    },
  },
  {
    id: 'lineup-workshops',
    startsAt: '2026-11-10T20:00:00+08:00',
    endsAt: '2026-12-20T22:00:00+08:00',
    cover: 'community-lineup-workshop-kda',
    link: '/{lang}/static/community-lineup-workshop-kda.html',
    title: {
      en: 'Lineup workshops',
      zh: '阵容工作坊',
      th: 'เวิร์กช็อปจัดทีม',
      ms: 'Bengkel susunan',
    },
    description: {
      en: 'Every other Wednesday, eight players break down one trait. First up: K/DA. Read the recap.',
      zh: '隔周周三晚上，八位玩家一起拆解一个羁绊。第一期是K/DA，来看看大家的结论。',
      th: 'คืนวันพุธ สัปดาห์เว้นสัปดาห์ ผู้เล่นแปดคนมาแกะเทรตกันครั้งละหนึ่งเทรต ครั้งแรกคือ K/DA อ่านสรุปได้เลย',
      ms: 'Lapan pemain mengupas satu sinergi, setiap dua minggu pada malam Rabu. Yang pertama tentang K/DA; baca hasilnya.',
    },
  },
  {
    id: 'encore-night-2',
    startsAt: '2026-12-12T20:00:00+08:00',
    endsAt: '2026-12-12T23:00:00+08:00',
    cover: 'community-first-encore-night',
    link: '/{lang}/static/community-first-encore-night.html',
    title: {
      en: 'Encore Night #2',
      zh: '第二届Encore之夜',
      th: 'Encore Night ครั้งที่สอง',
      ms: 'Encore Night kedua',
    },
    description: {
      en: 'Five lobbies, three matches, and our team answers your questions in between. No prizes, just good company.',
      zh: '五个房间，三场对局，场间由开发团队答疑。没有奖品，但干货不少。',
      th: 'ห้าห้อง สามแมตช์ คั่นด้วยช่วงถามตอบกับทีมงาน ไม่มีของรางวัล แต่มีเรื่องน่าฟังเพียบ',
      ms: 'Lima lobi, tiga perlawanan, dan pasukan kami menjawab soalan di antaranya. Tiada hadiah, tetapi banyak cerita.',
    },
  },
  {
    id: 'closed-beta-rewards',
    startsAt: '2024-11-08T10:00:00+08:00',
    endsAt: '2024-12-08T10:00:00+08:00',
    cover: 'announcement',
    link: '/act/a20241108cbt/{lang}/index.html',
    title: {
      en: 'Closed-beta rewards',
      zh: '封闭测试奖励',
      th: 'รางวัลโคลสเบต้า',
      ms: 'Ganjaran beta tertutup',
    },
    description: {
      en: 'A thank-you to everyone who played the closed beta.',
      zh: '感谢每一位参加封闭测试的玩家。',
      th: 'แทนคำขอบคุณถึงทุกคนที่ร่วมเล่นโคลสเบต้า',
      ms: 'Tanda terima kasih kepada semua yang bermain beta tertutup.',
    },
  },
]

function socialLinks(language: string) {
  return {
    youtube: `https://example.com/youtube/encore-${language}`,
    x: `https://example.com/x/encore-${language}`,
    tiktok: `https://example.com/tiktok/encore-${language}`,
    facebook: `https://example.com/facebook/encore-${language}`,
    instagram: `https://example.com/instagram/encore-${language}`,
    trailer: `https://example.com/trailer/encore-${language}`,
    survey: `https://example.com/survey/encore-${language}`,
  }
}
