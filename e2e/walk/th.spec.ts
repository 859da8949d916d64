import { walkIn } from '../setup/browser/walk.ts'

walkIn('th')
