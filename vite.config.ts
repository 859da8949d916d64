import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './scripts/vite/fonts/fonts.ts'
import { gameData } from './scripts/vite/game-data.ts'
import { glyphs } from './scripts/vite/icons/glyphs.ts'
import { credits } from './scripts/vite/licences/credits.ts'
import { keepServerOut } from './scripts/vite/pack/keep-server-out.ts'
import { leaveSchemasOut } from './scripts/vite/pack/leave-schemas-out.ts'
import { minified } from './scripts/vite/pack/minified.ts'
import { packedCode } from './scripts/vite/pack/packed-code.ts'
import { precompress } from './scripts/vite/pack/precompress.ts'
import { stylePieces } from './scripts/vite/pack/style-pieces.ts'
import { sampleContent } from './scripts/vite/sample-content.ts'
import { tellBuilder } from './scripts/vite/tell-builder.ts'
import { texts } from './scripts/vite/texts.ts'

// Fonts and compression take most of a build, and that is known.
const checks = { bundlerTimings: false }

/** What every page needs beside React, but for those of it that only a few do. */
const everyPage = [
  /node_modules\/(@tanstack|@messageformat|make-plural)\//,
  /site\.config|\/src\/(core|site)\//,
  /\/src\/features\/.*\.(routes|contract)\.tsx?$/,
  /\/src\/game\/((art|game)\.rules|web\/names\/(Name|EnglishNote)\.)/,
]
const fewPages =
  /\/server\/|\/(NotFoundPage|UserMenu|GivenPicture|JsonLd|ParserPause|Moment|timestamps|webp-fallback|load-file)\./

// In two files, so that a phone is never busy with one for long: React, which changes seldom, and what every page needs beside it.
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/|core\/web\/react-dom\.ts/,
  },
  { name: 'site', test: (id: string) => everyPage.some((each) => each.test(id)) && !fewPages.test(id) },
  // small files of their own cost more than they save; each of these is without what the ones before it hold
  { name: 'parts', test: /\/src\/(core|game|ui)\/|\/rankings\/figures\.rules/, minShareCount: 4 },
  { name: 'trend', test: /\/rankings\/web\/plots\/(TrendLine|PlacePlot|BoardFacts)\./ },
  {
    name: 'rankings',
    test: /\/rankings\/(ranking-rows|web\/((table\/(RankPage|RankTable|RankRow|RankFilters|RankedThing|Choice|RankTabs)|plots\/SeasonProgress|SampleNote)\.))/,
  },
  {
    name: 'cards',
    test: /\/src\/game\/web\/(\w+\/)?(TraitCard|CostBadge|ChampionSplash|FigureStrip|SparseNote|Stars)\./,
  },
]

// The studio is built for itself, into the same folder: what it shares with pages would else be torn out of their files.
const studio = {
  input: ['src/entry.studio.tsx'],
  manifest: '.vite/studio.json',
  output: {},
  largestChunk: 1000,
}
const pages = {
  input: ['src/entry.browser.tsx', 'src/entry.captcha.ts'],
  manifest: true,
  output: { codeSplitting: { groups }, minify: false as const }, // packedCode does it
  largestChunk: 500, // kB
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  // Whatever the shell says: a build with NODE_ENV=development mixes React's two halves, and no page renders.
  if (command === 'build') process.env.NODE_ENV = 'production'
  const isStudio = mode === 'studio'
  const { input, manifest, output, largestChunk } = isStudio ? studio : pages
  const isFirst = !isSsrBuild && !isStudio // it checks and makes what the other parts take as it is
  return {
    plugins: [
      ...(isFirst ? [gameData(), credits(), fonts(), glyphs()] : []),
      texts(),
      minified(),
      leaveSchemasOut(),
      keepServerOut(),
      react(),
      precompress(),
      ...(isFirst ? [packedCode(), stylePieces(), tellBuilder()] : []),
      sampleContent(),
    ],
    publicDir: false,
    // React has had since its version 18 what the package of this name brings to older ones.
    resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
    css: {
      transformer: 'lightningcss', // the other one warns wherever a style composes another
      lightningcss: { cssModules: { pattern: '[content-hash]_[local]' } }, // of one name with ?inline too
    },
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          ssr: true,
          emptyOutDir: true,
          assetsInlineLimit: 0, // the policy of pages takes nothing out of data: addresses but pictures
          target: 'node20',
          rolldownOptions: { input: ['src/entry.server.ts', 'src/entry.cli.ts', 'src/entry.texts.ts'], checks },
        }
      : {
          outDir: 'dist/client',
          manifest,
          emptyOutDir: isFirst,
          assetsInlineLimit: 0,
          cssCodeSplit: isStudio,
          modulePreload: false,
          chunkSizeWarningLimit: largestChunk,
          target: 'es2022',
          rolldownOptions: {
            input,
            output,
            treeshake: { propertyReadSideEffects: false }, // what a contract leaves out leaves no trace
            checks,
          },
        },
    // React picks its fast or its development half by NODE_ENV: the build fixes it, so that a start without settings is fast too.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: isSsrBuild ? { noExternal: [/^react/, /^@tanstack\//, 'scheduler', 'use-sync-external-store', 'kysely'] } : {},
  }
})
