/** English in every language, like a player's own handle; each pair reads well and offends no one. */
const qualities = (
  'Velvet Neon Golden Silver Crystal Amber Copper Scarlet Cobalt Violet Emerald Indigo Midnight Sunny Lunar Solar ' +
  'Stellar Cosmic Electric Acoustic Mellow Gentle Bright Quiet Roaring Dancing Soaring Drifting Glowing Sparkling ' +
  'Swinging Bouncing Humming Rolling Shining Floating Wandering Brave Lucky Jolly Merry Noble Swift Steady Clever ' +
  'Curious Dapper Dreamy Fabled Festive Frosty Grand Hidden Honest Jazzy Lively Magic Mighty Misty Polished Rustic ' +
  'Royal Vivid Winter'
).split(' ')
const things = (
  'Tuba Banjo Cello Piano Viola Flute Harp Lyre Organ Oboe Bugle Cornet Fiddle Guitar Ukulele Mandolin Marimba ' +
  'Xylophone Cymbal Snare Tambourine Triangle Kazoo Whistle Trumpet Trombone Clarinet Bassoon Accordion Harmonica ' +
  'Synth Theremin Turntable Vinyl Cassette Jukebox Speaker Amplifier Microphone Metronome Encore Chorus Ballad ' +
  'Anthem Sonata Rhapsody Serenade Waltz Tango Samba Bolero Polka Minuet Overture Melody Harmony Rhythm Tempo Octave ' +
  'Treble Cadence Crescendo Medley Riff'
).split(' ')

/** Numbers after the words, from 10 on. */
const [first, numbers, longNumbers] = [10, 990, 999_990]

/** Returns names such as "Velvet Tuba 42", one for each key, from the key alone; names that meet get longer numbers. */
export function aliasesOf(keys: Buffer[]): string[] {
  const short = keys.map((key) => aliasOf(key, numbers))
  return keys.map((key, index) =>
    short.indexOf(short[index]!) === short.lastIndexOf(short[index]!) ? short[index]! : aliasOf(key, longNumbers),
  )
}

function aliasOf(key: Buffer, most: number): string {
  const [quality, thing] = [qualities[key[0]! % qualities.length], things[key[1]! % things.length]]
  return `${quality} ${thing} ${first + (key.readUIntBE(2, 6) % most)}`
}
