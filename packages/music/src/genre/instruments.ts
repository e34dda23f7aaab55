/** An instrument of the General MIDI bank, and the words for it. */
export interface Instrument {
  /** 0-based General MIDI program. */
  readonly program: number;
  /** Range of keys that suits it as a solo voice. */
  readonly low: number;
  readonly high: number;
  readonly words: readonly string[];
}

const of = (program: number, low: number, high: number, ...words: string[]): Instrument => ({
  program,
  low,
  high,
  words,
});

/**
 * Instruments that the studio can play. Their words are searched for in the prompt, longest first.
 */
export const INSTRUMENTS = {
  piano: of(0, 28, 96, "piano", "grand piano", "upright piano", "keys"),
  brightPiano: of(1, 48, 96, "bright piano"),
  honkyTonk: of(3, 48, 90, "honky tonk", "honky-tonk", "saloon piano"),
  electricPiano: of(4, 48, 90, "electric piano", "rhodes", "wurlitzer"),
  harpsichord: of(6, 48, 89, "harpsichord"),
  clavinet: of(7, 48, 84, "clavinet", "clav"),
  celesta: of(8, 60, 103, "celesta"),
  glockenspiel: of(9, 72, 103, "glockenspiel"),
  musicBox: of(10, 60, 100, "music box"),
  vibraphone: of(11, 53, 89, "vibraphone", "vibes"),
  marimba: of(12, 48, 90, "marimba"),
  xylophone: of(13, 65, 100, "xylophone"),
  bells: of(14, 60, 84, "tubular bells", "church bells"),
  dulcimer: of(15, 55, 88, "dulcimer", "hammered dulcimer"),
  drawbarOrgan: of(16, 48, 90, "hammond", "hammond organ", "organ"),
  rockOrgan: of(18, 48, 90, "rock organ"),
  churchOrgan: of(19, 43, 88, "church organ", "pipe organ"),
  accordion: of(21, 53, 86, "accordion"),
  harmonica: of(22, 60, 88, "harmonica"),
  nylonGuitar: of(24, 45, 83, "nylon guitar", "classical guitar", "spanish guitar", "ukulele"),
  steelGuitar: of(25, 45, 83, "acoustic guitar", "steel guitar", "guitar"),
  jazzGuitar: of(26, 45, 83, "jazz guitar"),
  cleanGuitar: of(27, 45, 83, "clean guitar", "electric guitar"),
  mutedGuitar: of(28, 45, 80, "muted guitar"),
  overdriven: of(29, 45, 84, "overdriven guitar"),
  distortion: of(30, 40, 84, "distorted guitar", "heavy guitar", "distortion guitar"),
  uprightBass: of(32, 28, 55, "upright bass", "double bass", "contrabass"),
  fingerBass: of(33, 28, 55, "bass guitar", "bass"),
  pickBass: of(34, 28, 55, "picked bass"),
  fretlessBass: of(35, 28, 55, "fretless bass"),
  slapBass: of(36, 28, 55, "slap bass"),
  synthBass: of(38, 28, 55, "synth bass"),
  deepBass: of(39, 28, 55, "808", "sub bass"),
  violin: of(40, 55, 96, "violin", "fiddle"),
  viola: of(41, 48, 84, "viola"),
  cello: of(42, 36, 76, "cello"),
  tremolo: of(44, 48, 84, "tremolo strings"),
  pizzicato: of(45, 43, 84, "pizzicato"),
  harp: of(46, 40, 96, "harp"),
  timpani: of(47, 36, 57, "timpani"),
  strings: of(48, 43, 88, "strings", "string section", "orchestra", "string quartet"),
  slowStrings: of(49, 43, 88, "slow strings"),
  synthStrings: of(50, 43, 88, "synth strings"),
  choir: of(52, 48, 79, "choir", "choral"),
  voice: of(53, 48, 79, "humming", "voice oohs"),
  trumpet: of(56, 55, 82, "trumpet"),
  trombone: of(57, 40, 72, "trombone"),
  tuba: of(58, 28, 55, "tuba"),
  mutedTrumpet: of(59, 55, 82, "muted trumpet"),
  horn: of(60, 43, 77, "french horn", "horn", "horns"),
  brass: of(61, 43, 82, "brass", "brass section"),
  altoSax: of(65, 49, 80, "alto sax", "saxophone", "sax"),
  tenorSax: of(66, 44, 75, "tenor sax"),
  oboe: of(68, 58, 88, "oboe"),
  bassoon: of(70, 36, 70, "bassoon"),
  clarinet: of(71, 50, 88, "clarinet"),
  piccolo: of(72, 74, 102, "piccolo", "fife"),
  flute: of(73, 60, 94, "flute"),
  recorder: of(74, 60, 90, "recorder"),
  panFlute: of(75, 60, 90, "pan flute", "panpipes"),
  whistle: of(78, 67, 94, "whistle", "tin whistle"),
  squareLead: of(80, 28, 96, "square wave", "8-bit synth"),
  sawLead: of(81, 48, 96, "saw lead", "synth lead", "synth", "synthesizer"),
  warmPad: of(89, 43, 88, "warm pad", "synth pad", "pad"),
  polySynth: of(90, 43, 88, "poly synth"),
  spacePad: of(91, 43, 88, "space pad"),
  halo: of(94, 43, 88, "halo pad"),
  sweep: of(95, 43, 88, "sweep pad"),
  crystal: of(98, 55, 96, "crystal"),
  atmosphere: of(99, 48, 90, "atmosphere"),
  sitar: of(104, 48, 79, "sitar"),
  banjo: of(105, 48, 84, "banjo"),
  koto: of(107, 48, 86, "koto"),
  kalimba: of(108, 55, 88, "kalimba", "thumb piano"),
  bagpipe: of(109, 57, 81, "bagpipe", "bagpipes"),
  steelDrums: of(114, 52, 86, "steel drums", "steel drum", "steelpan"),
} as const satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof INSTRUMENTS;

/** Returns true when a word names an instrument. */
export function isInstrumentName(name: string): name is InstrumentName {
  return name in INSTRUMENTS;
}
