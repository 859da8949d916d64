import { useEffect, useRef, useState } from 'react'
import { type Forecast, type Scenario, seededBits, simulate } from '../../operator/simulator.rules.ts'

/** Milliseconds of work between two turns of the event loop. */
const turnMs = 12

/** The same luck for each scenario, so that a comparison shows what was changed. */
const seed = 20_260_808

export interface Simulated {
  scenario: Scenario
  forecast: Forecast
}

/** Simulates in slices, so that the page stays quick; keeps the newest outcome and the one before. */
export function useSimulation() {
  /** Part that is done; null while none runs. */
  const [progress, setProgress] = useState<number | null>(null)
  const [outcomes, setOutcomes] = useState<Simulated[]>([])
  const newest = useRef(0)
  useEffect(() => () => void newest.current++, [])
  const run = async (scenario: Scenario) => {
    const own = ++newest.current
    const steps = simulate(scenario, seededBits(seed))
    for (let step = steps.next(); ; step = steps.next()) {
      const end = performance.now() + turnMs
      while (!step.done && performance.now() < end) step = steps.next()
      if (own !== newest.current) return
      setProgress(step.done ? null : step.value)
      if (step.done) {
        const outcome = { scenario, forecast: step.value }
        return setOutcomes(([last]) => (last ? [outcome, last] : [outcome]))
      }
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { progress, outcomes, run }
}
