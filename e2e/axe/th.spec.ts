import { auditIn } from '../setup/axe.ts'

auditIn('th')
