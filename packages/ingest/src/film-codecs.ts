/** An accepted video codec. */
interface FilmCodec {
  /**
   * Names used by mediabunny or by the container: the sample entry of an MP4 or MOV, the CodecID of
   * a Matroska.
   */
  readonly names: RegExp;
  /** Decoders of ffmpeg, of which this build has at least one. */
  readonly decoders: readonly string[];
  /** Bits decoded per CPU second. */
  readonly bits: number;
}

/**
 * Measured with our ffmpeg on 720p (docs/decisions/0008-uploads.md): codecs with arithmetic coding
 * or block trees, and codecs with lookup tables.
 */
const [DENSE, PLAIN] = [80e6, 300e6];

/** Codecs used by phones, cameras, screen recorders and editors. */
const FILM_CODECS: readonly FilmCodec[] = [
  { names: /^avc$/, decoders: ["h264"], bits: DENSE },
  { names: /^(hevc|dvh1|dvhe)$/, decoders: ["hevc"], bits: DENSE },
  { names: /^vp8$/, decoders: ["vp8"], bits: DENSE },
  { names: /^vp9$/, decoders: ["vp9"], bits: DENSE },
  { names: /^av1$/, decoders: ["libdav1d", "libaom-av1", "av1"], bits: DENSE },
  { names: /^prores$/, decoders: ["prores"], bits: PLAIN },
  { names: /^(mp4v|V_MPEG4\/ISO\/(SP|ASP|AP))$/, decoders: ["mpeg4"], bits: PLAIN },
  { names: /^(jpeg|mjp[abg]|V_MJPEG)$/i, decoders: ["mjpeg", "mjpegb"], bits: PLAIN },
  {
    names: /^(m2v1|mp2v|mpg2|hdv\d|xd[v5h].|mx[345][np]|V_MPEG2)$/i,
    decoders: ["mpeg2video"],
    bits: PLAIN,
  },
  { names: /^[sh]263$/i, decoders: ["h263"], bits: PLAIN },
  { names: /^(dvc |dvcp|dvpp|dv5[np]|dvh[1-6])$/, decoders: ["dvvideo"], bits: PLAIN },
  { names: /^AVd[nh]$/i, decoders: ["dnxhd"], bits: PLAIN },
  { names: /^CFHD$/i, decoders: ["cfhd"], bits: PLAIN },
];

/** Audio codecs of clips and of recordings. */
const SOUND_DECODERS = [
  ...[
    "aac",
    "mp3float",
    "mp3",
    "mp2float",
    "mp2",
    "opus",
    "libopus",
    "vorbis",
    "libvorbis",
    "flac",
    "alac",
  ],
  ...[
    "ac3",
    "eac3",
    "amrnb",
    "amrwb",
    "libopencore_amrnb",
    "libopencore_amrwb",
    "adpcm_ms",
    "adpcm_ima_wav",
    "adpcm_ima_qt",
  ],
  ...[
    "pcm_u8",
    "pcm_s8",
    "pcm_s16le",
    "pcm_s16be",
    "pcm_s24le",
    "pcm_s24be",
    "pcm_s32le",
    "pcm_s32be",
  ],
  ...["pcm_f32le", "pcm_f32be", "pcm_f64le", "pcm_f64be", "pcm_alaw", "pcm_mulaw"],
];

/** Decoders that ffmpeg may use, because a container's claim about its codec may be wrong. */
export const DECODERS: readonly string[] = [
  ...FILM_CODECS.flatMap(({ decoders }) => decoders),
  ...SOUND_DECODERS,
];

/**
 * Returns the bits of a clip that are decoded per CPU second; null when the codec is not accepted.
 *
 * @param codec as named by mediabunny, else by the container
 */
export function bitsDecodedASecond(codec: string): number | null {
  return FILM_CODECS.find(({ names }) => names.test(codec))?.bits ?? null;
}
