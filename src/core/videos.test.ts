import { expect, test } from 'vitest'
import { noVideos, readVideo } from './videos.ts'

const sources = {
  embeds: { tube: 'https://player.tube.example/embed/{id}?autoplay=1', clips: 'https://clips.example/p/{id}/play' },
  pages: { tube: ['https://www.tube.example/watch?v={id}', 'https://tu.example/{id}'] },
  fileOrigins: ['https://files.example'],
}
const tube = {
  page: 'https://www.tube.example/watch?v=a_b-1',
  player: 'https://player.tube.example/embed/a_b-1?autoplay=1',
}

test.each([
  'tube:a_b-1',
  'https://www.tube.example/watch?v=a_b-1',
  'https://m.tube.example/watch?list=x&v=a_b-1&t=30s#here',
  'http://tube.example/watch?v=a_b-1',
  'https://tu.example/a_b-1?si=x',
  '//player.tube.example/embed/a_b-1',
  'https://user:pass@player.tube.example/embed/a_b-1',
  'https://video.example/?platform=tube&videoId=a_b-1',
])('%s is a video of its platform, by its id alone', (given) => {
  expect(readVideo(given, sources)).toEqual(tube)
})

test('a platform without pages is led to by its player, and a file by itself', () => {
  const player = 'https://clips.example/p/7/play'
  expect(readVideo('https://clips.example/p/7/play?x', sources)).toEqual({ page: player, player })
  const page = 'https://files.example/a.mp4'
  expect(readVideo(page, sources)).toEqual({ page, player: null })
})

test.each([
  'other:1',
  'constructor:1',
  'tube:',
  'tube:a"b',
  `tube:${'a'.repeat(65)}`,
  'javascript:alert',
  'https://www.tube.example/watch',
  'https://www.tube.example/watch?v=a%22b',
  'https://www.tube.example.evil.example/watch?v=a',
  'https://www.tube.example:8443/watch?v=a',
  'https://www.tube.example/other?v=a',
  'https://tu.example/',
  'https://tu.example/a/b',
  'https://clips.example/p/play',
  'https://video.example/?platform=toString&videoId=1',
  'https://files.example/a.html',
  'https://other.example/a.mp4',
  '/a.mp4',
  'https://',
])('%s is none', (given) => {
  expect(readVideo(given, sources)).toBeNull()
  expect(readVideo(given, noVideos)).toBeNull()
})
