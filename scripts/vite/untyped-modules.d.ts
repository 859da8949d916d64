declare module 'fontverter' {
  /** The same font in another container. */
  export function convert(font: Uint8Array, to: 'sfnt'): Promise<Uint8Array>
}

declare module 'subset-font' {
  /** A font cut to the given characters, as bytes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Uint8Array>
}

declare module '@messageformat/core/compile-module' {
  import type MessageFormat from '@messageformat/core'
  /** Source of a module with a function for each message. */
  export default function compileModule(format: MessageFormat, messages: Record<string, string>): string
}
