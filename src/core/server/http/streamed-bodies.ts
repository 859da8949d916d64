import type { Socket } from 'node:net'

const streaming = new WeakSet<Socket>()

/** Exempts a connection's request from the time limit of requests, for a body that is streamed. */
export const letStream = (socket: Socket) => void streaming.add(socket)

export const isStreaming = (socket: Socket): boolean => streaming.has(socket)
