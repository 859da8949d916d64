import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { credits } from './scripts/vite/credits.ts'
import { fonts } from './scripts/vite/fonts.ts'
import { gameData } from './scripts/vite/game-data.ts'
import { glyphs } from './scripts/vite/glyphs.ts'
import { keepServerOut } from './scripts/vite/keep-server-out.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { texts } from './scripts/vite/texts.ts'

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'build') process.env.NODE_ENV = 'production' // a shell's own value would build the development half of React
  return {
    plugins: [gameData(), credits(), fonts(), glyphs(), texts(), keepServerOut(), react(), precompress()],
    publicDir: false,
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          ssr: true,
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: { input: ['src/entry.server.ts', 'src/entry.cli.ts'] },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          target: 'es2022',
          rolldownOptions: { input: 'src/entry.browser.tsx' },
        },
    // React picks its fast or its development half by NODE_ENV: the build fixes it, so that a start without settings is fast too.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: isSsrBuild ? { noExternal: [/^react/, /^@tanstack\//, 'scheduler', 'use-sync-external-store'] } : {},
  }
})
