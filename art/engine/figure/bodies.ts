import type { Points } from '../shape/points.ts'

/** Joints of an arm as offsets from the middle of the body; `width` is half the thickness at the shoulder. */
export interface Arm {
  from: readonly [x: number, y: number]
  elbow: readonly [x: number, y: number]
  wrist: readonly [x: number, y: number]
  width: number
}

/** Outlines of a body on the stage of 1000 x 1000; half outlines run from top to bottom. */
export interface Body {
  neck: Points
  torso: Points
  arm: Arm
  /** The half outline of its head. */
  jaw: Points
  /** Heads of other sizes than a human's: a factor, and where the chin comes to. */
  head?: { scale: number; chin: number }
}

export const bodies = {
  woman: {
    neck: '46 500, 44 570, 58 615, 110 650, 60 720, 0 740',
    torso: '56 612, 112 645, 178 664, 206 700, 196 780, 150 880, 138 1010!',
    arm: { from: [186, 712], elbow: [232, 900], wrist: [238, 1090], width: 50 },
    jaw: '0 258, 66 264, 108 302, 120 362, 117 418, 104 472, 68 520, 30 549, 0 556',
  },
  man: {
    neck: '72 500, 72 570, 92 610, 150 640, 70 720, 0 740',
    torso: '76 606, 146 640, 216 656, 256 704, 246 800, 206 900, 196 1010!',
    arm: { from: [236, 716], elbow: [286, 900], wrist: [286, 1090], width: 62 },
    jaw: '0 258, 70 264, 112 302, 122 362, 121 440, 115 498, 92 538, 54 562, 0 566',
  },
  /** A giant with a thick neck. */
  brute: {
    neck: '92 500, 104 560, 170 600, 240 640, 90 740, 0 760',
    torso: '130 585, 240 620, 330 668, 366 740, 330 860, 270 940, 262 1010!',
    arm: { from: [352, 750], elbow: [420, 930], wrist: [400, 1100], width: 96 },
    jaw: '0 258, 70 264, 112 302, 122 362, 122 440, 114 500, 84 540, 44 562, 0 566',
    head: { scale: 1.14, chin: 574 },
  },
  /** A big head on a small body. */
  yordle: {
    neck: '40 580, 46 610, 62 650, 96 680, 40 740, 0 750',
    torso: '40 640, 92 656, 140 684, 158 724, 154 800, 166 900, 176 1010!',
    arm: { from: [146, 716], elbow: [206, 850], wrist: [216, 1080], width: 48 },
    jaw: '0 256, 76 262, 122 304, 140 372, 138 436, 114 494, 70 534, 28 550, 0 552',
    head: { scale: 1.42, chin: 622 },
  },
  /** An animal that sits: a deep chest. */
  beast: {
    neck: '110 500, 136 610, 180 700, 110 820, 0 850',
    torso: '120 590, 196 650, 246 740, 262 860, 246 1010!',
    arm: { from: [190, 800], elbow: [214, 900], wrist: [200, 1060], width: 74 },
    jaw: '0 262, 80 266, 134 312, 154 390, 150 460, 122 520, 70 556, 0 564',
    head: { scale: 1.3, chin: 640 },
  },
  /** A hound: shoulder blades as high as the throat. */
  hound: {
    neck: '120 480, 160 580, 220 660, 120 800, 0 840',
    torso: '140 560, 226 556, 300 616, 322 740, 272 860, 252 1010!',
    arm: { from: [200, 850], elbow: [206, 930], wrist: [186, 1080], width: 76 },
    jaw: '0 262, 80 266, 134 312, 154 390, 150 460, 122 520, 70 556, 0 564',
    head: { scale: 1.3, chin: 640 },
  },
  /** A cat: a slim neck, a small chest, paws. */
  cat: {
    neck: '60 520, 78 600, 116 680, 70 780, 0 800',
    torso: '72 600, 116 660, 154 760, 180 880, 196 1010!',
    arm: { from: [120, 800], elbow: [150, 890], wrist: [84, 960], width: 50 },
    jaw: '0 262, 80 266, 134 312, 154 390, 150 460, 122 520, 70 556, 0 564',
    head: { scale: 1.3, chin: 640 },
  },
  /** A fat worm in rolls. */
  slug: {
    neck: '150 520, 190 620, 240 680, 140 820, 0 850',
    torso: '160 590, 280 626, 336 716, 312 790, 356 852, 330 924, 374 1010!',
    arm: { from: [286, 790], elbow: [350, 850], wrist: [330, 930], width: 46 },
    jaw: '0 262, 80 266, 134 312, 154 390, 150 460, 122 520, 70 556, 0 564',
    head: { scale: 1.3, chin: 640 },
  },
  /** A drop of slime: head and body flow into each other. */
  slime: {
    neck: '126 440, 150 540, 200 640, 120 760, 0 800',
    torso: '146 540, 214 600, 300 690, 352 830, 402 1010!',
    arm: { from: [250, 760], elbow: [350, 900], wrist: [350, 1060], width: 84 },
    jaw:
      '0 236, 84 246, 136 300, 152 380, 150 470, 156 550, 146 640!, 132 566, 112 572, 98 690!, 82 584, 46 596, 34 650!, ' +
      '18 602, 0 606',
  },
  /** A giant of rock: corners everywhere, the head low between the shoulders. */
  rock: {
    neck: '120 500!, 150 580!, 190 640!, 90 740, 0 760',
    torso: '150 560!, 262 572!, 350 640!, 392 760!, 336 880!, 300 1010!',
    arm: { from: [352, 750], elbow: [430, 920], wrist: [410, 1090], width: 104 },
    jaw: '0 262!, 74 254!, 126 300!, 138 384!, 128 470!, 100 536!, 44 570!, 0 572!',
    head: { scale: 1.1, chin: 590 },
  },
  /** A round giant: the head sits on the shoulders. */
  round: {
    neck: '100 540, 150 590, 220 640, 120 740, 0 760',
    torso: '110 606, 220 630, 330 690, 396 790, 420 900, 404 1010!',
    arm: { from: [338, 770], elbow: [430, 910], wrist: [400, 1090], width: 86 },
    jaw: '0 258, 70 264, 112 302, 122 362, 122 440, 114 500, 84 540, 44 562, 0 566',
    head: { scale: 1.26, chin: 620 },
  },
  /** A machine or a suit of armour: a barrel with a sunk head. */
  plate: {
    neck: '100 540, 112 590, 170 630, 80 720, 0 740',
    torso: '104 584, 200 596, 300 636, 352 716, 340 830, 292 910, 276 1010!',
    arm: { from: [340, 740], elbow: [414, 910], wrist: [400, 1100], width: 92 },
    jaw: '0 258, 70 264, 112 302, 122 362, 122 430, 112 490, 84 532, 44 556, 0 560',
  },
} satisfies Record<string, Body>

export type BodyKind = keyof typeof bodies

/** Half outlines of heads other than the body's own. */
export const heads = {
  heart: '0 258, 68 264, 112 302, 125 362, 117 424, 96 478, 56 524, 22 552, 0 557',
  round: '0 258, 72 264, 116 304, 127 364, 126 430, 112 488, 76 528, 34 549, 0 551',
  strong: '0 258, 70 264, 112 302, 122 362, 123 446, 113 502, 82 538, 46 556, 0 560',
  cat: '0 268, 76 266, 132 312, 154 384, 206 432!, 166 450, 192 494!, 138 508, 84 548, 0 562',
  wolf: '0 244, 70 250, 118 300, 138 370, 208 420!, 166 442, 196 506!, 140 508, 150 566!, 96 556, 40 590, 0 596',
  dragon: '0 250, 70 256, 122 300, 142 360, 176 404!, 146 430, 182 476!, 132 500, 96 546, 60 586, 0 596',
  bird: '0 250, 82 258, 132 312, 148 390, 172 440!, 140 474, 150 530!, 108 556, 62 596, 0 612',
  maw: '0 296, 70 286, 130 306, 176 370, 196 450, 184 540, 128 600, 60 622, 0 626',
} satisfies Record<string, Points>

export type HeadKind = keyof typeof heads
