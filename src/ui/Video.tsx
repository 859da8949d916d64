import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../core/web/text.ts'
import { Icon } from './Icon.tsx'
import { takeSound } from './sound.ts'
import styles from './Video.module.css'

/** A video of a platform, in its own frame, or a file that the browser plays. */
export interface PlayableVideo {
  kind: 'embedded' | 'direct'
  address: string
}

interface VideoProps {
  video: PlayableVideo
  /** Address of the picture that is shown until it is played. */
  poster: string
  title: string
}

/** A video that is loaded when it is played and not before: until then nothing of another host is in the page. */
export function Video({ video, poster, title }: VideoProps) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { host } = new URL(video.address)
  const fail = () => setFailed(true)
  return (
    <figure className={styles.video}>
      <div className={styles.screen}>
        {!isAsked && <Poster {...{ video, poster, title }} onPlay={() => setAsked(true)} />}
        {isAsked && !hasFailed && <Player {...{ video, poster, title }} onError={fail} />}
        {hasFailed && <Failed address={video.address} host={host} />}
      </div>
      {!isAsked && <figcaption>{t('site.video.from', { host })}</figcaption>}
    </figure>
  )
}

function Poster({ video, poster, title, onPlay }: VideoProps & { onPlay: () => void }) {
  const t = useText()
  return (
    <a
      className={styles.poster}
      href={video.address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('site.video.play')}: ${title}`}
      onClick={(event) => {
        event.preventDefault()
        onPlay()
      }}
    >
      <img src={poster} alt="" width="1440" height="810" loading="lazy" decoding="async" />
      <span className={styles.play}>
        <Icon name="play" />
      </span>
    </a>
  )
}

const Player = (props: VideoProps & { onError: () => void }): ReactNode =>
  props.video.kind === 'embedded' ? <EmbeddedPlayer {...props} /> : <DirectPlayer {...props} />

function DirectPlayer({ video, poster, title, onError }: VideoProps & { onError: () => void }) {
  const player = useRef<HTMLVideoElement>(null)
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are part of the file, where it has any
    <video
      ref={player}
      src={video.address}
      poster={poster}
      title={title}
      controls
      autoPlay
      playsInline
      onPlay={() => takeSound(player.current!, () => player.current?.pause())}
      onError={onError}
    />
  )
}

/** What the player of a platform says of itself, by the numbers of YouTube's own interface. */
const states: Record<number, string> = {
  [-1]: 'unstarted',
  0: 'ended',
  1: 'playing',
  2: 'paused',
  3: 'buffering',
  5: 'cued',
}

/** The platform's own frame. It is asked by messages for its state, and to pause; no script of the platform is in the page. */
function EmbeddedPlayer({ video, title, onError }: VideoProps & { onError: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState('unstarted')
  const { origin } = new URL(video.address)
  const tell = (message: object) => frame.current?.contentWindow?.postMessage(JSON.stringify(message), origin)
  const claimSound = () => takeSound(frame.current!, () => tell({ event: 'command', func: 'pauseVideo', args: [] }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a frame; the functions hold nothing but the frame
  useEffect(() => {
    const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || sender !== origin) return
      const { event, info } = readMessage(data)
      if (event === 'onError') return onError()
      const next = event === 'onStateChange' ? states[Number(info)] : undefined
      if (next === 'playing') claimSound()
      if (next) setState(next)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  return (
    <iframe
      ref={frame}
      src={video.address}
      title={title}
      data-state={state}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => {
        claimSound()
        tell({ event: 'listening' })
      }}
    />
  )
}

function readMessage(data: unknown): { event?: unknown; info?: unknown } {
  try {
    return JSON.parse(String(data)) ?? {}
  } catch {
    return {} // another script's message
  }
}

function Failed({ address, host }: { address: string; host: string }) {
  const t = useText()
  return (
    <div className={styles.failed} role="alert">
      <p>
        <Icon name="warning" /> {t('site.video.failed')}
      </p>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {t('site.video.open', { host })} <Icon name="external" />
      </a>
    </div>
  )
}
