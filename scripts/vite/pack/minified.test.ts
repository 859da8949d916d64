import { expect, test } from 'vitest'
import { asText } from './minified.ts'

test('the function of a file becomes a text, small and without types', async () => {
  const source = `export interface Given { name: string }

/** Greets. */
export function greet({ name }: Given, say: (text: string) => void): void {
  const greeting: string = 'Hello ' + name
  say(greeting) // once
}
`
  const [, text] = /^export const greet = (".*")$/.exec(await asText(source, 'greet.ts'))!
  const greet: string = JSON.parse(text!)
  expect(greet.length).toBeLessThan(60)
  const said: string[] = []
  new Function('say', `(${greet})({ name: 'Annie' }, say)`)((each: string) => said.push(each))
  expect(said).toEqual(['Hello Annie'])
})
