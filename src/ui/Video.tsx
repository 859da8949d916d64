import { type ReactNode, useEffect, useRef, useState } from 'react'
import { tellFault } from '../core/web/faults.ts'
import { debounced, followHeight } from '../core/web/frames.ts'
import { GivenPicture } from '../core/web/pictures/GivenPicture.tsx'
import { useText } from '../core/web/texts/text.ts'
import { Icon } from './Icon.tsx'
import { askForSound } from './sound.ts'
import styles from './Video.module.css'

/** A platform's video in an iframe, or a file for a video element. */
export interface PlayableVideo {
  kind: 'embedded' | 'direct'
  address: string
  /** The video's page on its platform, if not `address`. */
  page?: string
}

interface VideoProps {
  video: PlayableVideo
  /** The picture shown until the video plays. */
  poster: string
  title: string
}
type PlayedProps = Omit<VideoProps, 'poster'> & Partial<VideoProps>

/** A video that loads nothing from other hosts until the visitor plays it. */
export function Video({ video, poster, title }: VideoProps) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <PlayedVideo video={video} poster={poster} title={title} />
  return (
    <figure>
      <div className={styles.screen} data-kind={video.kind === 'direct' ? 'file' : 'platform'}>
        <Poster video={video} poster={poster} title={title} onPlay={() => setAsked(true)} />
      </div>
      <figcaption className={styles.source}>{t('site.video.from', { host: new URL(video.address).host })}</figcaption>
    </figure>
  )
}

/** A file has no known ratio before it plays; a page of this site is as tall as its content. */
function kindOf({ kind, address }: PlayableVideo): 'platform' | 'page' | 'file' {
  if (kind === 'direct') return 'file'
  return new URL(address).origin === location.origin ? 'page' : 'platform'
}

/** A playing video, or a message that it can't play. */
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
      <div className={styles.screen} data-kind={kindOf(video)}>
        {!hasFailed && <Player video={video} poster={poster} title={title} onError={fail} />}
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

function Player(props: PlayedProps & { onError: () => void }): ReactNode {
  const kind = kindOf(props.video)
  if (kind === 'page') return <OwnPage {...props} />
  return kind === 'platform' ? <EmbeddedPlayer {...props} /> : <DirectPlayer {...props} />
}

/** A page of this site that grows with its content. */
function OwnPage({ video, title }: PlayedProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => followHeight(frame.current!), [])
  return <iframe ref={frame} src={video.address} title={title} allow="autoplay; fullscreen" />
}

function DirectPlayer({ video, poster, title, onError }: PlayedProps & { onError: () => void }) {
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = player.current!
    const onPlay = askForSound(video, () => video.pause())
    video.addEventListener('play', onPlay)
    return () => video.removeEventListener('play', onPlay)
  }, [])
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are part of the file
    <video
      ref={player}
      src={video.address}
      poster={poster}
      title={title}
      controls
      autoPlay
      playsInline
      onLoadStart={() => player.current?.focus()}
      onLoadedMetadata={() => fitRatio(player.current!)}
      onError={onError}
    />
  )
}

/** Gives a player's screen the ratio of its file. */
function fitRatio(player: HTMLVideoElement) {
  const { videoWidth, videoHeight, parentElement: screen } = player
  if (!videoWidth || !videoHeight) return // sound alone
  screen!.style.setProperty('--ratio', String(videoWidth / videoHeight))
  screen!.dataset.ratio = 'known'
}

/** Player states of the YouTube IFrame API. */
const states: Record<number, string> = {
  [-1]: 'unstarted',
  0: 'ended',
  1: 'playing',
  2: 'paused',
  3: 'buffering',
  5: 'cued',
}

/** Milliseconds until an unanswered message is sent again: the player may not listen yet. */
const retryDelayMs = 250

/** Debounce of a player's events, in milliseconds. */
const eventDelayMs = 10

/** The platform's player, driven by messages: the page loads no script of the platform. */
function EmbeddedPlayer({ video, title, onError }: PlayedProps & { onError: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState('unstarted')
  const [isLoaded, setIsLoaded] = useState(false) // until then the frame's window has this site's origin
  const [hasAnswered, setHasAnswered] = useState(false)
  const { origin } = new URL(video.address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a frame; every onError does the same
  useEffect(() => {
    const player = frame.current!
    const onPlay = askForSound(player, () => command(player, origin, 'pauseVideo')) // autoplay starts without a message
    const onState = debounced((next: string) => {
      if (next === 'playing') onPlay()
      setState(next)
    }, eventDelayMs)
    const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
      if (source !== player.contentWindow || sender !== origin) return
      setHasAnswered(true)
      const { event, info } = readMessage(data)
      if (event === 'onError') return onError()
      const next = stateIn(event, info)
      if (next) onState.call(next)
    }
    addEventListener('message', onMessage)
    player.focus()
    return () => {
      removeEventListener('message', onMessage)
      onState.cancel()
    }
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

/** The player state in a message, whether alone or among other properties. */
function stateIn(event: unknown, info: unknown): string | undefined {
  if (event === 'onStateChange') return states[Number(info)]
  const { playerState } = (event === 'infoDelivery' && info ? info : {}) as { playerState?: number }
  return playerState === undefined ? undefined : states[playerState]
}

function readMessage(data: unknown): { event?: unknown; info?: unknown } {
  try {
    return JSON.parse(String(data)) ?? {}
  } catch {
    return {} // a message of another script
  }
}

function Failed({ address, host }: { address: string; host: string }) {
  const t = useText()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) link.current!.focus() // the removed player had the focus
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
