const RATE = 22_050;
const SECONDS_A_LETTER = 0.06;
/** The length in the header of a file that is streamed before its length is known. */
const UNKNOWN_LENGTH = 0xffff_ffff;

/**
 * Builds a WAV file with a tone as long as speaking the text would take, with the header of a
 * streaming server.
 */
export function toneFile(text: string, speed = 1): Buffer {
  const count = Math.ceil((text.length * SECONDS_A_LETTER * RATE) / speed);
  const file = Buffer.alloc(44 + 2 * count);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(UNKNOWN_LENGTH, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(UNKNOWN_LENGTH, 40);
  for (let index = 0; index < count; index += 1)
    file.writeInt16LE(
      Math.round(8_000 * Math.sin((2 * Math.PI * 220 * index) / RATE)),
      44 + 2 * index,
    );
  return file;
}
