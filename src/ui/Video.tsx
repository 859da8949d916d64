import { type ReactNode, useEffect, useRef, useState } from 'react'
import { tellFault } from '../core/web/faults.ts'
import { GivenPicture } from '../core/web/pictures/GivenPicture.tsx'
import { useText } from '../core/web/texts/text.ts'
import { Icon } from './Icon.tsx'
import { askForSound } from './sound.ts'
import styles from './Video.module.css'

/** A video of a platform, in its own frame, or a file that the browser plays. */
export interface PlayableVideo {
  kind: 'embedded' | 'direct'
  address: string
  /** Where it is to be seen outside of the site, if not at its address. */
  page?: string
}

interface VideoProps {
  video: PlayableVideo
  /** Address of the picture that is shown until it is played. */
  poster: string
  title: string
}
type PlayedProps = Omit<VideoProps, 'poster'> & Partial<VideoProps>

/** A video that is loaded when it is played and not before: until then nothing of another host is in the page. */
export function Video({ video, poster, title }: VideoProps) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <PlayedVideo {...{ video, poster, title }} />
  return (
    <figure>
      <div className={styles.screen}>
        <Poster {...{ video, poster, title }} onPlay={() => setAsked(true)} />
      </div>
      <figcaption className={styles.source}>{t('site.video.from', { host: new URL(video.address).host })}</figcaption>
    </figure>
  )
}

/** A video that plays, or tells that it can't. */
export function PlayedVideo({ video, poster, title }: PlayedProps) {
  const t = useText()
  const [hasFailed, setFailed] = useState(false)
  const address = video.page ?? video.address
  const { host } = new URL(address)
  const fail = () => {
    setFailed(true)
    tellFault({ kind: 'video_error' })
  }
  return (
    <div>
      <div className={styles.screen}>
        {!hasFailed && <Player {...{ video, poster, title }} onError={fail} />}
        {hasFailed && <Failed address={address} host={host} />}
      </div>
      <p className={styles.source}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t('site.video.open', { host })}
        </a>
      </p>
    </div>
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
      data-action="video_play"
      onClick={(event) => {
        event.preventDefault()
        onPlay()
      }}
    >
      <GivenPicture src={poster} width={1440} height={810} />
      <span className={styles.play}>
        <Icon name="play" />
      </span>
    </a>
  )
}

const Player = (props: PlayedProps & { onError: () => void }): ReactNode =>
  props.video.kind === 'embedded' ? <EmbeddedPlayer {...props} /> : <DirectPlayer {...props} />

function DirectPlayer({ video, poster, title, onError }: PlayedProps & { onError: () => void }) {
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = player.current!
    const onPlay = askForSound(video, () => video.pause())
    video.addEventListener('play', onPlay)
    return () => video.removeEventListener('play', onPlay)
  }, [])
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
      onLoadStart={() => player.current?.focus()}
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

/** Milliseconds after which a player that has not answered is spoken to again: it may not listen yet. */
const retryDelayMs = 250

/** The platform's own frame. It is asked by messages for its state, and to pause; no script of the platform is in the page. */
function EmbeddedPlayer({ video, title, onError }: PlayedProps & { onError: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState('unstarted')
  const [isLoaded, setIsLoaded] = useState(false) // until then its window is one of this site
  const [hasAnswered, setHasAnswered] = useState(false)
  const { origin } = new URL(video.address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a frame; onError does the same whenever
  useEffect(() => {
    const player = frame.current!
    const onPlay = askForSound(player, () => command(player, origin, 'pauseVideo')) // it plays at once, whether it answers or not
    const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
      if (source !== player.contentWindow || sender !== origin) return
      setHasAnswered(true)
      const { event, info } = readMessage(data)
      if (event === 'onError') return onError()
      const next = stateIn(event, info)
      if (next === 'playing') onPlay()
      if (next) setState(next)
    }
    addEventListener('message', onMessage)
    player.focus()
    return () => removeEventListener('message', onMessage)
  }, [])
  useEffect(() => {
    if (!isLoaded || hasAnswered) return
    const ask = () => {
      post(frame.current!, origin, { event: 'listening' })
      for (const event of ['onStateChange', 'onError']) command(frame.current!, origin, 'addEventListener', event)
    }
    ask()
    const asking = setInterval(ask, retryDelayMs)
    return () => clearInterval(asking)
  }, [isLoaded, hasAnswered, origin])
  return (
    <iframe
      ref={frame}
      src={video.address}
      title={title}
      data-state={state}
      onLoad={() => setIsLoaded(true)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

const post = (player: HTMLIFrameElement, origin: string, message: object) =>
  player.contentWindow?.postMessage(JSON.stringify(message), origin)

const command = (player: HTMLIFrameElement, origin: string, func: string, ...args: string[]) =>
  post(player, origin, { event: 'command', func, args })

/** The state that a message tells, whether by itself or among all that the player knows. */
function stateIn(event: unknown, info: unknown): string | undefined {
  if (event === 'onStateChange') return states[Number(info)]
  const { playerState } = (event === 'infoDelivery' && info ? info : {}) as { playerState?: number }
  return playerState === undefined ? undefined : states[playerState]
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
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) link.current!.focus() // the player had it
  }, [])
  return (
    <div className={styles.failed} role="alert">
      <p>
        <Icon name="warning" /> {t('site.video.failed')}
      </p>
      <a ref={link} href={address} target="_blank" rel="noopener noreferrer">
        {t('site.video.open', { host })} <Icon name="external" />
      </a>
    </div>
  )
}
