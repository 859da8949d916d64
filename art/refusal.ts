/** A command that can't run as asked; its message is a sentence for the terminal. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
