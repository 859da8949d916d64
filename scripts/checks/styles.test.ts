import { expect, test } from 'vitest'
import { plantProject } from './planted-project.ts'
import { findStyleFaults } from './styles.ts'

const faultsIn = (css: string, file = 'src/ui/Card.module.css') =>
  findStyleFaults(plantProject({ [file]: css })).map(({ rule, fault }) => `${rule}: ${fault.split(' ')[0]}`)

test('a weight or a stretch that the design does not have is refused', () => {
  expect(faultsIn('.a { font-weight: 550; } .b { font: 800 1rem/1.2 var(--font); }')).toEqual([
    'font-weight: 550',
    'font-weight: 800',
  ])
  expect(faultsIn('.a{font-stretch:108%}')).toEqual(['font-stretch: 108%'])
})

test('those of the design pass', () => {
  expect(
    faultsIn('.a { font: 700 semi-expanded 1rem/1.2 var(--font); } .b { font-weight: var(--weight-label); }'),
  ).toEqual([])
})

test('what a font file holds, and letters, have weights of their own', () => {
  expect(faultsIn('@font-face { font-weight: 400 900; font-stretch: 75% 125%; }')).toEqual([])
  expect(faultsIn('.a { font-weight: 500; }', 'src/core/server/outside/letter.css')).toEqual([])
})

test('a class that the sheet of a module does not have is refused', () => {
  const root = plantProject({
    'src/ui/Card.tsx': `import styles from './Card.module.css'\nexport const Card = () => styles.head + styles.foot`,
    'src/ui/Card.module.css': '.head .title { margin: 0.5rem; }',
    'src/site/Page.tsx': `import card from '#src/ui/Card.module.css'\nexport const Page = () => card.title + card.sub`,
  })
  expect(findStyleFaults(root)).toEqual([
    { file: 'src/site/Page.tsx', rule: 'style-class', fault: 'sub is no class of src/ui/Card.module.css' },
    { file: 'src/ui/Card.tsx', rule: 'style-class', fault: 'foot is no class of src/ui/Card.module.css' },
  ])
})
