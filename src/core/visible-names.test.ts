import { expect, test } from 'vitest'
import { visibleNames } from './visible-names.ts'

test('names that Finder, Explorer and editors leave behind are passed over', () => {
  const left = ['.DS_Store', '._stage.png', '.#en.md', 'Thumbs.db', 'thumbs.db', 'Desktop.ini', '__MACOSX', '.git']
  expect(visibleNames([...left, 'patch-1-4', 'thumbs.db.png', 'ภาพ.png'])).toEqual([
    'patch-1-4',
    'thumbs.db.png',
    'ภาพ.png',
  ])
})
