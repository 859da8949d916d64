import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './scripts/vite/fonts/fonts.ts'
import { gameData } from './scripts/vite/game-data.ts'
import { glyphs } from './scripts/vite/icons/glyphs.ts'
import { credits } from './scripts/vite/licences/credits.ts'
import { sbom } from './scripts/vite/licences/sbom.ts'
import { keepServerOut } from './scripts/vite/pack/keep-server-out.ts'
import { leaveSchemasOut } from './scripts/vite/pack/leave-schemas-out.ts'
import { minified } from './scripts/vite/pack/minified.ts'
import { packedCode } from './scripts/vite/pack/packed-code.ts'
import { precompress } from './scripts/vite/pack/precompress.ts'
import { stylePieces } from './scripts/vite/pack/style-pieces.ts'
import { sampleContent } from './scripts/vite/sample-content.ts'
import { tellBuilder } from './scripts/vite/tell-builder.ts'
import { texts } from './scripts/vite/texts.ts'

// Fonts and compression take most of a build by design.
const checks = { bundlerTimings: false }

/** Modules that every page needs besides React; `fewPages` are the exceptions. */
const everyPage = [
  /node_modules\/(@tanstack|@messageformat|make-plural)\//,
  /site\.config|\/src\/(core|site)\//,
  /\/src\/features\/.*\.(routes|contract)\.tsx?$/,
  /\/src\/game\/((art|game)\.rules|web\/names\/(Name|EnglishNote)\.)/,
]
const fewPages =
  /\/server\/|\/(NotFoundPage|UserMenu|GivenPicture|JsonLd|Moment|timestamps|webp-fallback|load-file|qr-code|earn-ticket|RichText|useOwnTimes|useDay|frames)\./

// Two files keep each task on a phone short: React, which seldom changes, and the code of every page.
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/|core\/web\/react-dom\.ts/,
  },
  { name: 'site', test: (id: string) => everyPage.some((each) => each.test(id)) && !fewPages.test(id) },
  // A chunk leaves out what the chunks before it hold; smaller files would cost more than they save.
  { name: 'parts', test: /\/src\/(core|game|ui)\/|\/rankings\/figures\.rules/, minShareCount: 4 },
  { name: 'trend', test: /\/rankings\/web\/plots\/(TrendLine|PlacePlot|BoardFacts)\./ },
  {
    name: 'rankings',
    test: /\/rankings\/(ranking-rows|web\/((table\/(RankPage|RankTable|RankRow|RankFilters|RankedSubject|RankTabs)|plots\/SeasonProgress|SampleNote)\.))/,
  },
  {
    name: 'cards',
    test: /\/src\/game\/web\/(\w+\/)?(TraitCard|CostBadge|ChampionSplash|FigureStrip|SparseNote|Stars)\./,
  },
]

// The studio is a build of its own: sharing chunks would split the files of pages.
const studio = {
  input: ['src/entry.studio.tsx'],
  manifest: '.vite/studio.json',
  output: {},
  largestChunk: 1100,
}
const pages = {
  input: ['src/entry.browser.tsx', 'src/entry.captcha.ts'],
  manifest: true,
  output: { codeSplitting: { groups }, minify: false as const }, // packedCode minifies
  largestChunk: 500, // kB
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  // NODE_ENV=development in the shell would mix React's two builds, and no page would render.
  if (command === 'build') process.env.NODE_ENV = 'production'
  const isStudio = mode === 'studio'
  const { input, manifest, output, largestChunk } = isStudio ? studio : pages
  const isFirst = !isSsrBuild && !isStudio // it checks and generates the inputs of the other parts
  return {
    plugins: [
      ...(isFirst ? [gameData(), credits(), fonts(), glyphs()] : []),
      texts(),
      minified(),
      leaveSchemasOut(),
      keepServerOut(),
      react(),
      precompress(),
      ...(isFirst ? [packedCode(), stylePieces(), sbom(), tellBuilder()] : []),
      sampleContent(),
    ],
    publicDir: false,
    // React 18 and newer have what this shim brings to older versions.
    resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
    css: {
      transformer: 'lightningcss', // postcss warns at every `composes`
      lightningcss: { cssModules: { pattern: '[content-hash]_[local]' } }, // the same name with ?inline
    },
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          ssr: true,
          emptyOutDir: true,
          assetsInlineLimit: 0, // the content security policy allows data: for pictures only
          target: 'node20',
          rolldownOptions: {
            input: ['src/entry.server.ts', 'src/entry.cli.ts', 'src/entry.texts.ts', 'src/entry.sample.ts'],
            checks,
          },
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
            treeshake: { propertyReadSideEffects: false }, // lets unused contracts be dropped
            checks,
          },
        },
    // Fixed by the build, so that a start without NODE_ENV runs React's production half.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: isSsrBuild ? { noExternal: [/^react/, /^@tanstack\//, 'scheduler', 'use-sync-external-store', 'kysely'] } : {},
  }
})
