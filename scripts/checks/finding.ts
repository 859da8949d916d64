/** A fault of the tree: the file, the rule that it breaks and how. */
export interface Finding {
  file: string
  rule: string
  fault: string
}
