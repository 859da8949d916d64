import { auditIn } from '../setup/axe.ts'

auditIn('en')
