import { auditIn } from '../setup/browser/axe.ts'

auditIn('zh')
