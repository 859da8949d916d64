/** A growing typed array of whole numbers below 2^31. */
export class NumberList {
  length = 0
  #cells = new Int32Array(16)

  push(value: number): void {
    if (this.length === this.#cells.length) this.#grow(this.length)
    this.#cells[this.length++] = value
  }

  /** Returns 0 for unset indexes. */
  at(index: number): number {
    return index < this.#cells.length ? this.#cells[index]! : 0
  }

  /** Sets any index; does not change `length`. */
  set(index: number, value: number): void {
    if (index >= this.#cells.length) this.#grow(index)
    this.#cells[index] = value
  }

  #grow(index: number) {
    const cells = new Int32Array(2 ** Math.ceil(Math.log2(index + 1)) * 2)
    cells.set(this.#cells)
    this.#cells = cells
  }
}
