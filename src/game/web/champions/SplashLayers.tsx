import { useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { layersOf } from '#src/game/art.rules.ts'
import { isMotionWelcome } from '#src/ui/motion.ts'
import styles from './SplashLayers.module.css'

interface SplashLayersProps {
  season: string
  id: string
  isShown: boolean
  /** The windows without layers, as a media query; by default none. */
  stillIn: string | undefined
}

/** Set, light and figure over their splash, which drift apart with pointer and scroll; nothing until all three are here. */
export function SplashLayers({ season, id, isShown, stillIn }: SplashLayersProps) {
  const [set, light, figure] = useLayers(isShown ? layersOf(season, id) : [], stillIn)
  if (!set) return null
  return (
    <div className={styles.layers}>
      <img className={styles.set} src={set} alt="" />
      <img className={styles.light} src={light} alt="" />
      <img className={styles.figure} src={figure} alt="" />
      {zones.map((zone) => (
        <i key={zone} />
      ))}
    </div>
  )
}

/** The pointer is in one of five columns, which the style sheet can see. */
const zones = [1, 2, 3, 4, 5]

/** The addresses once all pictures are decoded; none where motion is unwelcome, in the web view, or if one fails. */
function useLayers(addresses: string[], stillIn: string | undefined): string[] {
  const { isInGame } = usePageContext()
  const [ready, setReady] = useState('')
  const wanted = addresses.join(' ')
  useEffect(() => {
    if (!wanted || isInGame || !isMotionWelcome() || (stillIn && matchMedia(stillIn).matches)) return
    let isOver = false
    Promise.all(wanted.split(' ').map(decoded)).then(
      () => isOver || setReady(wanted),
      () => undefined, // the splash stays still
    )
    return () => {
      isOver = true
    }
  }, [wanted, isInGame, stillIn])
  return ready === wanted ? addresses : []
}

function decoded(address: string): Promise<void> {
  const picture = new Image()
  picture.fetchPriority = 'low'
  picture.src = address
  return picture.decode()
}
