/** A browser without script: forms and cookies, by default from its own network. */
export class FormClient {
  readonly cookies = new Map<string, string>()
  readonly #origin: string
  readonly #address: string

  constructor(origin: string, address = newNetwork()) {
    this.#origin = origin
    this.#address = address
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers })
  }

  head(path: string): Promise<Response> {
    return this.#send(path, { method: 'HEAD' })
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  }

  postFile(path: string, field: string, file: File): Promise<Response> {
    const body = new FormData()
    body.set(field, file)
    return this.#send(path, { method: 'POST', body })
  }

  async call(path: string, body: object, more: Record<string, string> = {}): Promise<Record<string, unknown>> {
    const headers = { 'content-type': 'application/json', ...more }
    return (await this.#send(path, { method: 'POST', body: JSON.stringify(body), headers })).json()
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, cookie, 'x-forwarded-for': this.#address }
    const response = await fetch(this.#origin + path, { ...init, headers, redirect: 'manual' })
    for (const header of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header)!
      if (value === '') this.cookies.delete(name!)
      else this.cookies.set(name!, value!)
    }
    return response
  }
}

let networks = 0

/** An address of an unused network. */
export const newNetwork = (): string => `10.${Math.floor(++networks / 256)}.${networks % 256}.1`
