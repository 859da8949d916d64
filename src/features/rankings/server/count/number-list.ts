/** A list of whole numbers below 2^31, without an object for each part of it. */
export class NumberList {
  length = 0
  #cells = new Int32Array(16)

  push(value: number): void {
    if (this.length === this.#cells.length) this.#grow(this.length)
    this.#cells[this.length++] = value
  }

  /** 0 where nothing was set. */
  at(index: number): number {
    return index < this.#cells.length ? this.#cells[index]! : 0
  }

  /** Sets one of any index; `length` stays what was pushed. */
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
