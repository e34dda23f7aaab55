import type { PublicationMedia } from "@kinora/contracts/publication/check-media";

/** Reads a range of a file; both ends are inclusive. */
export type ReadRange = (range: {
  readonly first: number;
  readonly last: number;
}) => Promise<Buffer>;

type Film = NonNullable<PublicationMedia["film"]>;

/** Bytes of a film's index; those of hours have a few millions. */
const LARGEST_INDEX = 40_000_000;

const CODECS: Readonly<Record<string, string>> = {
  ...{ avc1: "h264", avc3: "h264", hvc1: "hevc", hev1: "hevc", vp08: "vp8", vp09: "vp9" },
  ...{ av01: "av1", mp4a: "aac", Opus: "opus", "ac-3": "ac3", fLaC: "flac" },
};

/** Reads what platforms have rules about from the index of an MP4; null when it is none. */
export async function readFilm(size: number, read: ReadRange): Promise<Film | null> {
  const index = await findIndex(size, read);
  if (!index) return null;
  const tracks = childrenOf(index).flatMap((box) => (box.type === "trak" ? trackOf(box.body) : []));
  const video = tracks.find(({ kind }) => kind === "vide");
  if (!video || video.seconds <= 0) return null;
  const audio = tracks.find(({ kind }) => kind === "soun");
  return {
    ...{ seconds: video.seconds, framesPerSecond: video.samples / video.seconds },
    videoCodec: video.codec,
    ...{ audioCodec: audio?.codec ?? null, audioRate: audio?.rate ?? null },
  };
}

/** Finds the box `moov` among those at the top, which may come after all pictures. */
async function findIndex(size: number, read: ReadRange): Promise<Buffer | null> {
  for (let at = 0; at + 8 <= size; ) {
    const head = await read({ first: at, last: Math.min(at + 15, size - 1) });
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return null;
    const length = short === 0 ? size - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8 || at + length > size) return null;
    const begin = at + (short === 1 ? 16 : 8);
    if (head.toString("latin1", 4, 8) === "moov")
      return length > LARGEST_INDEX ? null : read({ first: begin, last: at + length - 1 });
    at += length;
  }
  return null;
}

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

/** Boxes of an index have short lengths. */
function childrenOf(body: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= body.length; ) {
    const length = body.readUInt32BE(at);
    if (length < 8 || at + length > body.length) break;
    const type = body.toString("latin1", at + 4, at + 8);
    found.push({ type, body: body.subarray(at + 8, at + length) });
    at += length;
  }
  return found;
}

const bodyOf = (body: Buffer | undefined, type: string): Buffer | undefined =>
  body && childrenOf(body).find((box) => box.type === type)?.body;

interface Track {
  readonly kind: string;
  readonly seconds: number;
  readonly samples: number;
  readonly codec: string;
  readonly rate: number | null;
}

function trackOf(trak: Buffer): Track[] {
  const media = bodyOf(trak, "mdia");
  const [head, handler] = [bodyOf(media, "mdhd"), bodyOf(media, "hdlr")];
  const table = bodyOf(bodyOf(media, "minf"), "stbl");
  const [entries, times] = [bodyOf(table, "stsd"), bodyOf(table, "stts")];
  if (!head || !handler || !entries || !times || entries.length < 16) return [];
  const kind = handler.toString("latin1", 8, 12);
  const name = entries.toString("latin1", 12, 16);
  // An entry of sound: 8 bytes of its head, 16 and 8 more, then the rate as 16.16.
  const rate = kind === "soun" && entries.length >= 42 ? entries.readUInt16BE(40) : null;
  const codec = CODECS[name] ?? name;
  return [{ kind, codec, rate, seconds: secondsOf(head), samples: samplesOf(times) }];
}

function secondsOf(head: Buffer): number {
  const isLong = head[0] === 1;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return scale === 0 ? 0 : units / scale;
}

function samplesOf(times: Buffer): number {
  let samples = 0;
  for (let at = 8; at + 8 <= times.length; at += 8) samples += times.readUInt32BE(at);
  return samples;
}
